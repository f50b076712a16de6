/**
 * Lets a reader choose a file in a field, or drop one on an element.
 * @param expected what the file should hold, for the message where it holds no text
 */
export function takeFiles(
  target: HTMLElement,
  field: HTMLInputElement,
  expected: string,
  take: (text: string) => void,
  refuse: (message: string) => void,
): void {
  const open = async (file: File | undefined) => {
    if (!file) return;
    try {
      take(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()));
    } catch {
      refuse(`Found bytes in ${file.name} that are not text (UTF-8), expected ${expected}.`);
    }
  };
  field.addEventListener('change', () => open(field.files?.[0]));
  target.addEventListener('dragover', (event) => event.preventDefault());
  target.addEventListener('drop', (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    open(file);
  });
}
