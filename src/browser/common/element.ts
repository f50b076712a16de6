import type { Segment } from '../../keywords/model.ts';

/** Creates an element with properties and children; strings become text, never markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** Draws a comparison with its deletions and insertions marked. */
export function marks(segments: readonly Segment[]): (Node | string)[] {
  return segments.map(({ op, text, editorial }, index) => {
    if (op === '=') return text;
    const isReplaced = op === '-' && segments[index + 1]?.op === '+';
    const className = [editorial && 'editorial', isReplaced && 'replaced'].filter(Boolean).join(' ');
    return element(op === '-' ? 'del' : 'ins', { className }, text);
  });
}
