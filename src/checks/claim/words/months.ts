/** The months in the order of the year, and each as people abbreviate it. */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
export const monthsInShort = months.map((month) => month.slice(0, 3));
