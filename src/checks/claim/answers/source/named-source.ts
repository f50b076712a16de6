import { escapePattern } from '../../../../keywords/text/pattern.ts';
import { textVerbs } from '../../talk/record-verbs.ts';
import { beforeSource, type SourceName, withoutSources } from '../../words/source-names.ts';

/**
 * Words before a source that contrast it with a claim or deny that it has the words: `Unlike the list`; or with which
 * somebody plays a set of the same name. Below them, words after a source that deny it.
 */
const contrasts =
  / (?:absent|addition|after|against|before|compared|differen(?:ce|t)|draft(?:ed|ing)?|have|if|missing|not|own|play(?:ed|ing)?|since|than|unlike|until|without) (?:\S+ ){0,2}$/;
const hasNot = /^ (?:\S+ ){0,2}(?:forgets|forgot|lack(?:ed|s)|miss(?:ed|es)|omits|omitted) /;

/** Words before a source that is said to lack a claim, without or with a verb after it: `Unlike the list, it rests`. */
const unlike = / (?:unlike(?: in)?|contrary to(?: what)?) (?:the )?$/;

/** Verbs after a source with which it says something, even after words of contrast. */
const saying = `(?:also |already |still )?${textVerbs}`;
const says = new RegExp(`^ ${saying} `);

/** Words before and after a source that introduce what it says: `According to the list`, `The list said that`. */
const leadsBefore = new RegExp(` ${beforeSource} (?:the )?$`);
const leadsAfter = new RegExp(`^ ${saying} (?:that )?$`);

/**
 * The id of the only source that words around a claim name as its place; null where they name none or several, unless
 * just one of these introduces the claim.
 * @param phrase those words; `lead` is those of them that precede the claim
 */
export function sourceNamedIn(phrase: string, lead: string, sources: readonly SourceName[]): string | null {
  let rest = phrase;
  let isOther = false;
  const [ids, leading] = [new Set<string>(), new Set<string>()];
  for (const source of sources) {
    const [before, after] = rest.split(` ${source.phrase} `);
    if (before === undefined || after === undefined) continue;
    rest = withoutSources(rest, [source]);
    const isHeld = contrasts.test(`${before} `) && !says.test(` ${after}`);
    if (isHeld || hasNot.test(` ${after}`)) {
      isOther = true;
      continue;
    }
    ids.add(source.id);
    if (leadsTo(lead, source)) leading.add(source.id);
  }
  const named = isOther || ids.size > 1 ? leading : ids;
  return named.size === 1 ? ([...named][0] ?? null) : null;
}

/** The ids of sources that words before a claim contrast with it, so that they should not have it. */
export function sourcesContrasted(lead: string, sources: readonly SourceName[]): string[] {
  const found = sources.find(({ phrase }) => {
    const [before, after] = lead.split(` ${phrase} `);
    return after !== undefined && unlike.test(`${before} `);
  });
  if (!found) return [];
  // What follows it with "and" is contrasted too.
  const left = lead.replace(new RegExp(` ${escapePattern(found.phrase)} and(?: the)? `), ' ');
  return [found.id, ...(left === lead ? [] : sourcesContrasted(left, sources))];
}

function leadsTo(lead: string, { phrase }: SourceName): boolean {
  const [before, after] = lead.split(` ${phrase} `);
  if (before === undefined || after === undefined) return false;
  return after === '' ? leadsBefore.test(`${before} `) : leadsAfter.test(` ${after}`);
}
