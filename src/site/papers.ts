/** The paper sizes of the booklet. Their dimensions are in `styles/print.css`, under the same ids. */
export const papers = [
  { id: 'a4', label: 'A4', size: '210 × 297 mm' },
  { id: 'letter', label: 'Letter', size: '8½ × 11 in' },
] as const;
