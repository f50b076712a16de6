import { describe, expect, test } from 'vitest';
import { createTypoFinder } from '../../../../src/checks/cards/names/misspelt.ts';
import { createMiswrittenFinder } from '../../../../src/checks/cards/names/miswritten.ts';
import { readShape } from '../../../../src/checks/cards/text/template-shape.ts';
import { slugify } from '../../../../src/keywords/text/slug.ts';
import { found as foundOnCard } from '../../../helpers/made-game.ts';

const nowhere = () => false;

describe('a term with capitals that is one slip from a name', () => {
  const names = ['Hop', 'Quokka', 'Quakka', 'Moose', 'Wombatish', 'Quick Marching', 'Leap Frog'];
  const others = ['Steep Stroke', 'Slow March', 'Wide Marching Home'];
  const finder = () =>
    createTypoFinder([...names, ...others].map((name) => ({ name, shape: readShape(name, name) })));
  const typosIn = (text: string, isTaken: (offset: number) => boolean = nowhere) =>
    finder()(text, isTaken).map(({ term, meant, start }) => `${start} ${term}: ${meant}`);

  test('is told with its place and what may be meant', () => {
    expect(typosIn('Quoka. Gets Quokkka and Leap Forg.')).toEqual([
      '0 Quoka: Quokka',
      '12 Quokkka: Quokka',
      '24 Leap Forg: Leap Frog',
    ]);
  });

  test('once, where the first word of a longer name is a name itself', () => {
    const find = createTypoFinder(
      ['Moose', 'Moose Hunting'].map((name) => ({ name, shape: readShape(name, name) })),
    );
    expect(find('Mooses Hunting. Moosse.', nowhere).map(({ term, meant }) => [term, meant])).toEqual([
      ['Mooses Hunting', 'Moose Hunting'],
      ['Moosse', 'Moose'],
    ]);
  });

  test('but not what the card is called, of one word or of several', () => {
    const own = (text: string, name: string) => finder()(text, nowhere, name).map(({ term }) => term);
    expect(own('Leap Forg rests. Quoka’s too.', 'Leap Forg, Quoka (A)')).toEqual([]);
    expect(own('Leap Forg rests.', 'Forg')).toEqual(['Leap Forg']);
    expect(own('Leap  Forg rests.', 'Leap Forg')).toEqual([]);
    expect(own('Quoka rests.', 'Quoka’s Pen')).toEqual([]);
  });

  test.each([
    'This Quoka rests.',
    'Put those Quoka on it.',
    'Its owner’s Quoka rests.',
    'Its owners’ old Quoka rests.',
    'Take 1 20/1/1 Quoka Trooper.',
    'Take 1 20/1/1 Small Quoka.',
  ])('nor a thing that the card speaks of: %s', (text) => {
    expect(typosIn(text.replace('old', 'Old'))).toEqual([]);
    expect(typosIn(text.replace(/Quoka.*/, 'Quoka 2'))).toHaveLength(1);
  });

  test('also where one word of several stands there in another form', () => {
    expect(typosIn('Quick Marcher, then Quick Marchablest')).toEqual([
      '0 Quick Marcher: Quick Marching',
      '20 Quick Marchablest: Quick Marching',
    ]);
    for (const text of [
      'Quick March',
      'Quickly Marcher',
      'Quick Marchingtons',
      'Quick Matching up',
      'Quick Marcher-2',
    ])
      expect(
        typosIn(text).filter((typo) => !typo.startsWith('0 Quick Matching:')),
        text,
      ).toEqual(text === 'Quick Marcher-2' ? ['0 Quick Marcher-: Quick Marching'] : []);
  });

  test('but not as what is done with a keyword, where it is no ability', () => {
    expect(typosIn('Whenever it is Quokkad while Moosing, rest.')).toEqual([]);
    expect(typosIn('Whenever it is Slow Marched while Steep Stroking, rest.')).toEqual([]);
    expect(typosIn('Quokkad | Rest')).toEqual(['0 Quokkad: Quokka']);
  });

  test.each([
    ['It loses the Quoka  ability', ['Quoka']],
    ['It loses the Quoka 2 ability', ['Quoka']],
    ['It loses the Quoka +2 ability', ['Quoka']],
    ['Each Quoka and 2 Pens rest.', []],
    [`Each Quoka Hunter rests${' and turns'.repeat(20)}.`, []],
    ['Each of the pens rests. Wuokka turns.', []],
    ['Units with Wuokka.', []],
    ['Wide Marcher', []],
  ])('by what stands around it: %s', (text, terms) =>
    expect(typosIn(text).map((typo) => typo.replace(/^\d+ |:.*/g, ''))).toEqual(terms),
  );

  test('or two, where a long name stands as an ability with what its template asks for', () => {
    const findFar = createTypoFinder([
      { name: 'Overrun', shape: readShape('Overrun', 'Overrun X') },
      { name: 'Wander', shape: readShape('Wander', 'Wander: [place]') },
      { name: 'Counting', shape: readShape('Counting', 'Counting') },
      { name: 'Migrate', shape: readShape('Migrate', 'Migrate') },
      { name: 'Hurry', shape: readShape('Hurry', 'Hurry X') },
    ]);
    const far = (text: string) => findFar(text, nowhere).map(({ term, meant }) => `${term}: ${meant}`);
    expect(far('Ovrerum 2 | Wadnre: Marsh | Pay 1 -> Cuontnig. | It gets Ovrrnu 1.')).toEqual([
      'Ovrerum: Overrun',
      'Wadnre: Wander',
      'Cuontnig: Counting',
      'Ovrrnu: Overrun',
    ]);
    for (const text of [
      'Ovrerum',
      'Wadnre',
      'Vorrrun 2',
      'Overurns 22x',
      'Ovrrmu 2',
      'Each Cuontnig rests.',
      'A unit with Ovrrnu 1',
      'Mirgaet',
      'Hruyr 1',
      'Waedr: Marsh',
    ])
      expect(far(text), text).toEqual([]);
  });

  test('or the number of a name within it', () => {
    const findParted = createTypoFinder([
      { name: 'Long Jump', shape: readShape('Long Jump', 'Long Jump X') },
      { name: 'Slow March', shape: readShape('Slow March', 'Slow March') },
    ]);
    const parted = (text: string) => findParted(text, nowhere).map(({ term, meant }) => `${term}: ${meant}`);
    expect(parted('Long 2 Jump | It gets Long 12 Jump and Moss')).toEqual([
      'Long 2 Jump: Long Jump 2',
      'Long 12 Jump: Long Jump 12',
    ]);
    for (const text of ['Units with Long 2 Jump', 'Long 2 Jump rests', 'Slow 200 March'])
      expect(parted(text), text).toEqual([]);
  });

  test('or one in a short name, with a number that its template asks for, and where nothing is paid', () => {
    const findShort = createTypoFinder([
      { name: 'Hop', shape: readShape('Hop', 'Hop X') },
      { name: 'Ray', shape: readShape('Ray', 'Ray X') },
      { name: 'Moss', shape: readShape('Moss', 'Moss') },
    ]);
    const short = (text: string) => findShort(text, nowhere).map(({ term, meant }) => `${term}: ${meant}`);
    expect(short('Hopp 2 | Rey 1 -> Rest.')).toEqual(['Hopp: Hop', 'Rey: Ray']);
    for (const text of ['Pay 1 -> Hop 2', 'Mass 2', 'Hopp', 'Hp 2', 'Ho P 2'])
      expect(short(text), text).toEqual([]);
  });

  test('is none where it is the name or its plural, short, in small letters, or taken', () => {
    expect(typosIn('Quokka. Quakka. Quokkas. Hops. Hopp. quoka. quoKa. Leap Frogs. LEAP FROG.')).toEqual([]);
    expect(typosIn('Quick Matchers. Wombatness.')).toEqual([]);
    expect(typosIn('Mose')).toEqual(['0 Mose: Moose']);
    expect(typosIn('Quoka Quoka', (offset) => offset === 0)).toEqual(['6 Quoka: Quokka']);
  });
});

describe('a name with other capitals, spaces or hyphens', () => {
  const shaped = (slug: string, name: string, template: string) => ({
    slug,
    name,
    shape: { ...readShape(name, template), hasPrefix: template.startsWith('[') },
  });
  const slipsIn = (text: string, isTaken: (offset: number) => boolean = nowhere) =>
    createMiswrittenFinder([
      shaped('leap-frog', 'Leap Frog', 'Leap Frog'),
      shaped('leap', 'Leap', 'Leap X'),
      shaped('grosse', 'Größe', 'Größe X'),
      shaped('toll', 'Toll', 'Toll: [cost]'),
      shaped('c', 'C+', 'C+ X'),
      shaped('overrun', 'Overrun', 'Overrun'),
      shaped('warden', 'Warden', '[place] Warden'),
      shaped('rest-stop', 'Rest Stop', 'Rest Stop'),
      shaped('counter-move', 'Counter-Move', 'Counter-Move'),
      shaped('quills-eclat', "Quill's Éclat", "Quill's Éclat X"),
      shaped('over-leap', 'Over Leap', 'Over Leap'),
      shaped('big-rest-stop', 'Big Rest Stop', 'Big Rest Stop'),
      shaped('ho-hop', '¡¡Ho Hop!!', '¡¡Ho Hop!!'),
    ])(text, isTaken).map(({ rule, term, name, meant, start, end }) => {
      expect(text.slice(start, start + term.length)).toBe(term);
      expect(slugify(text.slice(start, end)).replace(/-|s$/g, '')).toBe(slugify(name).replaceAll('-', ''));
      return `${rule} ${term}: ${meant}`;
    });

  test.each([
    ['LEAP FROG', ['keyword-case LEAP FROG: Leap Frog']],
    ['LEAP 2', ['keyword-case LEAP: Leap']],
    ['LEAP FROGS', ['keyword-case LEAP FROGS: Leap Frogs']],
    ['GROESSE 1 | Grosse 2', ['keyword-case Grosse: Größe']],
    ['Grösse 2', ['keyword-case Grösse: Größe']],
    ['C 2', ['keyword-case C: C+']],
    ['Leap2 | A unit gets Leap12.', ['keyword-joined Leap2: Leap 2', 'keyword-joined Leap12: Leap 12']],
    ['Marsh warden. The Marsh rests.', ['keyword-case warden: Warden']],
    ['Rest | [Moss] Fen and Marsh unit warden: Leap', ['keyword-case warden: Warden']],
    ['Rest a warden. | A Marsh and a warden. | Marsh warden rests. | of Marsh warden.', []],
    ['Rest. Your warden. | Each warden: rest | The Marsh and its warden.', []],
    ['Rest | Big overrun.', []],
    ['OVER LEAP FROG', ['keyword-case OVER LEAP: Over Leap']],
    ['Units with LEAP  FROG rest', ['keyword-joined LEAP  FROG: Leap Frog']],
    ['Units with Big Rest stop', ['keyword-case Big Rest stop: Big Rest Stop']],
    ['Units with HO HOP rest', ['keyword-case HO HOP: ¡¡Ho Hop!!']],
    ['Rest | [Moss]Marsh warden: Leap', ['keyword-case warden: Warden']],
    ['Rest | Marsh warden!. It rests.', []],
    ['Rest | Marsh, Fen / Moss warden: Leap', ['keyword-case warden: Warden']],
    ['leap three | LEAP Three', ['keyword-case leap: Leap', 'keyword-case LEAP: Leap']],
    ['REST STOPS', ['keyword-case REST STOPS: Rest Stops']],
    ['Units with COUNTER-MOVE rest', ['keyword-case COUNTER-MOVE: Counter-Move']],
    ['leap Frog of a unit', ['keyword-case leap Frog: Leap Frog']],
    ['A unit with Leap-Frog', ['keyword-joined Leap-Frog: Leap Frog']],
    ['A unit with LeapFrog moves', ['keyword-joined LeapFrog: Leap Frog']],
    ['A unit with Over Run moves', ['keyword-joined Over Run: Overrun']],
    ['Leap-Frogs', ['keyword-joined Leap-Frogs: Leap Frogs']],
    ['Pay 1 -> leap 2', ['keyword-case leap: Leap']],
    ['leap 2 toll 1', ['keyword-case leap: Leap']],
    ['leap 2 | over-run', ['keyword-case leap: Leap', 'keyword-joined over-run: Overrun']],
    ['toll: pay', ['keyword-case toll: Toll']],
    ['Units with LeaP rest', ['keyword-case LeaP: Leap']],
    ['It loses OVerruns.', ['keyword-case OVerruns: Overruns']],
    ['Pay 1 -> leap', ['keyword-case leap: Leap']],
    ['Pay 1 -> leap. Turn it.', ['keyword-case leap: Leap']],
    ['leap | toll Pay for it.', ['keyword-case leap: Leap', 'keyword-case toll: Toll']],
    ['leap frog', ['keyword-case leap frog: Leap Frog']],
    ['Quills Éclat 2', ["keyword-case Quills Éclat: Quill's Éclat"]],
    ['Quill’s Eclat 2', ["keyword-case Quill’s Eclat: Quill's Éclat"]],
  ])('is a slip where the keyword is meant: %s', (text, slips) => expect(slipsIn(text)).toEqual(slips));

  test.each([
    'Leap Frog. Leap Frogs. Leap 2. Toll: 1.',
    'leap of a unit',
    'Overrun2. leap2. Leaps2. Leap2Frog',
    'Units that LEAP over it.',
    'Units with LEAPS, or O’Leap.',
    'Units that leap 2.',
    'Units that leap frog rest.',
    'Units with counter-Move rest.',
    'It may leap 2 squares and over run them.',
    'Leap frog of a unit',
    'toll them',
    'Pay 1 -> toll Quill',
    'When it rests, leap.',
    'Choose one of leap',
    'Leap, Frog',
    'leap. frog of a unit',
  ])('and none where it is right, or an ordinary word: %s', (text) => expect(slipsIn(text)).toEqual([]));

  test('what is taken is none, nor what lies within a slip', () => {
    expect(slipsIn('LEAP FROG | LEAP FROG', (offset) => offset === 0)).toEqual([
      'keyword-case LEAP FROG: Leap Frog',
    ]);
  });
});

describe('a name without its first letter', () => {
  test.each([
    ['uokka | Leap 2', 'uokka | Quokka'],
    ['Quokka | eap 2 | Gate 1', 'eap | Leap'],
    ['Turn -> eap Frog', 'eap Frog | Leap Frog'],
    ['ault: turn', 'ault | Vault'],
    ['It gets eap 2 until dusk.', 'eap | Leap'],
  ])('is told as an ability of its own: %s', (text, expected) =>
    expect(foundOnCard(text)).toEqual([`keyword-misspelt | ${expected}`]),
  );

  test.each([
    'A heap, and the eap 2 there',
    'An uokka rests.',
    'Each eap rests.',
    'eap | Quokka',
    'Quokka | leap',
  ])('and nothing is told here: %s', (text) =>
    expect(foundOnCard(text).filter((each) => each.startsWith('keyword-misspelt'))).toEqual([]),
  );
});
