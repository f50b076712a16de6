import { decodeUtf8, likelyEncoding } from '../../../keywords/text/signs/utf8.ts';

/**
 * Lets a reader choose a file in a field, or drop one on an element.
 * @param expected what the file should contain, for the message where it contains no text
 */
export function takeFiles(
  target: HTMLElement,
  field: HTMLInputElement,
  expected: string,
  take: (text: string, name: string) => void,
  refuse: (message: string) => void,
): void {
  let wanted: File | undefined;
  const open = async (file: File | undefined) => {
    wanted = file;
    if (!file) return;
    const bytes = await bytesOf(file);
    // Another file may have been chosen, or all cleared, while it was read.
    if (file !== wanted) return;
    if (!bytes) {
      refuse(`Could not read ${file.name}: it was moved, or may not be read. Choose it again.`);
      return;
    }
    const read = decodeUtf8(bytes);
    if ('text' in read) {
      take(read.text, file.name);
      return;
    }
    const encoding = likelyEncoding(bytes);
    const remedy = encoding ? ` They look like ${encoding}: save it as plain text, in UTF-8.` : '';
    refuse(
      `Found bytes in ${file.name} that are not text (UTF-8), on line ${read.place.line}, expected ${expected}.${remedy}`,
    );
  };
  field.addEventListener('change', () => {
    open(field.files?.[0]);
    // Otherwise choosing the same file again, after fixing it, raises no event.
    field.value = '';
  });
  target.addEventListener('reset', () => open(undefined));
  target.addEventListener('dragover', (event) => event.preventDefault());
  target.addEventListener('drop', (event) => {
    const [file, ...more] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    open(more.length > 0 ? undefined : file);
    if (more.length > 0) refuse(`Found ${more.length + 1} files, expected one at a time.`);
  });
}

/** @returns null where the browser may not read the file, or no longer finds it */
async function bytesOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}
