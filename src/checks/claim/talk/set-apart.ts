import { undecided, undone } from './decisions.ts';
import { either, oneOf } from './talk-phrases.ts';

/** What a record or a part of a text may be that nobody has decided on, which says nothing of the text beside it. */
const kinds = `
  (?<=^.)(?:bugs?|errors?)(?=.$) brainstorm(?:ed|ing|s)? complaints? future.(?:\\S+.)?(?:ideas?|plans?|versions?|work) ideas idea.for plans plan.for
  (?<=^.)(?:feature.)?requests? roadmap suggestions? wish.?lists? wishes workarounds?
`;

/** How far those who decide on a text or a task have come, if not to its end; each may be all that a column of a board says. */
const states = `
  backlogs? (?<=^.)(?:doing|for.later|parking.lot|some.?day|to.do|x?fail(?:ed|ing|s|ures?)?)(?=.$) fail(?:ed|ing).(?:cases?|checks?|examples?|specs?|tests?)
  icebox(?:ed)? (?:work.)?in.progress known.(?:bugs?|defects?|deficienc(?:y|ies)|errors?|faults?|issues?|limitations?|problems?)
  open.(?:issues?|items?|matters?|points?|problems?|questions?|tasks?) (?<=^.)pending (?<!.as.)planned todos? unanswered unfinished unimplemented
  unresolved unsettled unsolved unsupported upcoming wip wont.?fix
`;

/** Words for where rules are other ones. */
const elsewhere = `
  deviat(?:es?|ed|ing|ions?) differ(?:ed|s)?.from.(?:the.)?(?:\\S+.)?rul\\S+ (?<=^.)elsewhere(?=.$)
  (?<=^.(?:(?:rules.)?(?:at|for|from|in|of).)?(?:any.|many.|most.|some.)?)(?:another.(?:\\S+.)?game|other.(?:\\S+.)?games)
`;

/** What is no part of the rules any more or not yet; a proofreader's mark for what is to be taken out. */
const takenOut = `
  drafts? (?:alpha|beta|playtest).(?:\\S+.)?(?:rul\\S+|texts?|versions?|wordings?) (?<=^.)del(?:e|eatur)(?=.$) (?:considered|discussed).and.(?:dropped|rejected)
  (?<=^.)(?:abandoned|axed|cancell?ed|cut|deleted|deprecated|discarded|dropped|removed|rescinded|retired|scrapped|withdrawn).(?:as.of|by|for|from|in|since|with)
`;

const apart = oneOf(`${kinds} ${states} ${elsewhere} ${takenOut} ${undone} ${undecided}`);
const state = oneOf(states);

/** What those who decide do with a text that then is in force. */
const adoption = either(`
  accept(?:ed)? adopt(?:ed)? agreed? appl(?:y|ied) approved? carr(?:y|ied) cho(?:o?se|sen) enact(?:ed)? enforced? implement(?:ed)? in.force includ(?:ed?)
  introduced? (?:made|make).it pass(?:ed)? print(?:ed)? publish(?:ed)? ratif(?:y|ied) released? seconded selected? ship(?:ped)? support(?:ed)? taken.up
`);

/** That they did not: `Not yet implemented`, `Proposals that did not pass`, `What we decided against`. */
const notAdopted = new RegExp(
  ` (?:(?:never|no longer|nobody|none|not|(?:are|did|do|does|has|have|is|was|were)nt|yet to be)(?: \\S+){0,3}? ${adoption}|(?:chose|decided|ruled|voted) against)(?= )`,
);

/** That they did, or put right what was wrong: `Proposals that were adopted`, `Known issues, now fixed`. */
const adopted = oneOf(
  '(?<!.(?:if|to).be.)(?:accepted|addressed|adopted|answer(?:ed|s)|approved|carried|corrected|corrections?|enacted|fix(?:ed|es)|implemented|in.force|passed|ratified|resolved|settled|solved)',
);

/**
 * Whether words of a heading or a label, in the form of `phraseIn`, say of what they announce that it is not in force:
 * it was not adopted, nobody has decided it yet, or it is from elsewhere: `Deferred motions`, `Not yet implemented`,
 * `Ideas for spring`, `In other games`, `Known issue`.
 */
export function setsApart(phrase: string): boolean {
  return withoutApart(phrase) !== phrase;
}

/** What is left of such words without those that say so; all of them where none do. */
export function withoutApart(phrase: string): string {
  return saysAdopted(phrase) ? phrase : phrase.replace(notAdopted, '').replace(apart, ' ');
}

/** Whether words of a heading say that what it announces was adopted or put right: `Errors corrected`. */
export function saysAdopted(phrase: string): boolean {
  return adopted.test(phrase.replace(notAdopted, ''));
}

/**
 * Whether words say only that a text is not in force yet, or was not adopted: `Not implemented`, `Known issue`.
 * @param isOfTalk whether a word says nothing of the game
 */
export function saysState(phrase: string, isOfTalk: (word: string) => boolean): boolean {
  const left = phrase.replace(notAdopted, '').replace(state, ' ');
  return left !== phrase && left.split(' ').every((word) => word === '' || isOfTalk(word));
}
