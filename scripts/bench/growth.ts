import { readGenerated } from '../../src/content-folder/generated.ts';
import { readersOf, type Texts } from './readers.ts';

/** Texts that make a pattern backtrack, a stack grow or a list be copied: each is repeated up to the size needed. */
const units = {
  words: 'word ',
  articles: 'A ',
  letters: 'a',
  digits: '1',
  numbers: '12 ',
  hyphens: '-',
  'hyphened words': 'a-',
  spaces: ' ',
  'spaces and a word': `${' '.repeat(1000)}a`,
  tabs: '\t',
  'blank lines': '\n',
  'lines of a word': 'a word or\n',
  'lines with CRLF': 'a\r\n',
  stops: '.',
  sentences: 'So. ',
  quotes: '"',
  'quotes that open': ' "a',
  'quotes that open a sentence': ' "So. ',
  'curly quotes': '“',
  'quoted words': '"a" ',
  apostrophes: "'",
  'opening brackets': '[',
  'closing brackets': ']',
  brackets: '[a] ',
  slashes: '/a',
  'Markdown links': '[a](http:a',
  'brackets of a wording': '[revision ',
  'opening parentheses': '(',
  parentheses: '(So.) ',
  asterisks: '*',
  'pairs of asterisks': '**a** ',
  'asterisks that open': ' *a',
  underscores: ' _a',
  backslashes: '\\',
  colons: ':',
  'braces and tags': '<{a',
  'a keyword': 'Armor ',
  'a keyword and a parenthesis': 'Armor (',
  'a keyword in a list': 'Armor, ',
  'a keyword and spaces': `Armor${' '.repeat(1000)}`,
  'a keyword misspelt': 'Armour ',
  'a quoted cell': 'a\t"b\n',
  'cells quoted across rows': 'a","\n',
  'brackets within brackets': '[[',
  'words in capitals': 'AND ',
  'hyphens and capitals': '-A',
  'counts that do not': '3) A ',
  'text behind a printing': '(B) ',
  'keywords that there are not': 'Armor | Quokka | ',
  'a cell after another': 'a\tb\n',
  'a term': 'play or pass chances ',
  'a term and spaces': `play${' '.repeat(1000)}`,
  'a keyword of a sheet': 'armor~deadbeef,',
  'a renamed keyword': 'The "',
  'renamed to': '(Renamed to ',
} as const;

const sizes = [10_000, 100_000, 1_000_000];
/**
 * Milliseconds after which a function is not tried at the next size, where it would take ten or a hundred times as
 * long.
 */
const tooLong = 500;

/**
 * Milliseconds of each function at three sizes, on the text that is slowest for it. Linear time is ten times as long
 * in the next column, quadratic time a hundred times. Prints the current function as it goes.
 */
export function benchGrowth(contentDir: string): Record<string, string>[] {
  const { keywords, sources } = readGenerated(contentDir);
  const readers = Object.entries(readersOf(keywords, sources));
  return readers.map(([name, run], index) => {
    console.error(`${index + 1} of ${readers.length}: ${name}`);
    return row(name, run);
  });
}

function row(name: string, run: (texts: Texts) => unknown): Record<string, string> {
  const stopped = new Set<string>();
  const cells = sizes.map((size) => {
    const measured = Object.entries(units).flatMap(([unit, repeated]) => {
      if (stopped.has(unit)) return [];
      const text = repeated.repeat(Math.ceil(size / repeated.length)).slice(0, size);
      const time = measure(run, { text, other: text.replaceAll(repeated, `${repeated}x `).slice(0, size) });
      if (time > tooLong) stopped.add(unit);
      return [{ unit, time }];
    });
    const worst = measured.sort((a, b) => b.time - a.time)[0];
    return worst ? `${format(worst.time)}, ${worst.unit}` : 'not tried';
  });
  return {
    function: name,
    '10 kB': cells[0] ?? '',
    '100 kB': cells[1] ?? '',
    '1 MB': cells[2] ?? '',
    'given up before 1 MB': [...stopped].join(', '),
  };
}

function format(time: number): string {
  return Number.isFinite(time) ? `${Math.round(time)} ms` : 'overflows';
}

function measure(run: (texts: Texts) => unknown, texts: Texts): number {
  // Processor time, so that other work of the machine plays no part.
  const start = process.cpuUsage();
  try {
    run(texts);
  } catch (error) {
    if (error instanceof RangeError) return Number.POSITIVE_INFINITY;
    throw error;
  }
  return process.cpuUsage(start).user / 1000;
}
