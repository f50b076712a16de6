import fc from 'fast-check';
import { illegibleSigns } from '../../src/keywords/text/signs/characters.ts';

/** What Markdown, MDX, YAML or HTML would take for syntax; on a page it must read as it stands here. */
export const hostileFragments = [
  '{x}',
  '{2}',
  '{',
  '}',
  '<b>',
  '</Meaning>',
  '<',
  '>o<',
  '<!-- x -->',
  'import x',
  'export const x = 1',
  '---',
  '-->',
  '| a |',
  '# x',
  '> x',
  '- x',
  '1. x',
  '+',
  '*a*',
  '**a**',
  '_b_',
  '`c`',
  '~~d~~',
  '[x](y)',
  '![x](y)',
  '[^1]',
  '[ref]: x',
  '&amp;',
  '&#x41;',
  '&lt;',
  '\\',
  '\\*',
  '$x$',
  '"',
  "'",
  '“q”',
  '...',
  '--',
  '§',
  '–',
  'http://a.example',
  'a@b.example',
  '  ',
  '\t',
  '\u00a0',
  '👩\u200d🚀',
  'é',
  '😀',
  ':',
  '=',
  '!',
  '%',
];

/** Any text, with much of what Markdown, MDX, YAML or HTML would take for syntax. */
export const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...hostileFragments, ' ', 'word', '. ', '" ', '" A'),
      fc.string({ unit: 'binary' }),
    ),
    { minLength: 1 },
  )
  .map((fragments) => fragments.join(''))
  .filter((value) => value !== '' && value.isWellFormed());

/** The same without what no source may have, whatever stands in front of it. */
export const legibleText = hostileText
  .map((text) => [...text].filter((sign) => illegibleSigns(`a${sign}`).length === 0).join(''))
  .filter((text) => text !== '');
