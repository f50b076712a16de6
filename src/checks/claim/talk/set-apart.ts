import { undecided, undone } from './decisions.ts';
import { either, oneOf } from './talk-phrases.ts';

/** What a record or a part of a text may be that nobody has decided on, which says nothing of the text beside it. */
const kinds = `
  bad.(?:advice|examples?|habits?|ideas?) (?<=^.)(?:bugs?|errors?)(?=.$) brainstorm(?:ed|ing|s)? complaints? conjectures? counter.?(?:examples?|proposals?)
  cut.(?:content|material) fan.?(?:content|expansions?|fiction|sets?) future.(?:\\S+.)?(?:ideas?|plans?|versions?|work) guess(?:es|work) hypothes[ei]s
  ideas idea.for leaks? plans plan.for (?<=^.)(?:feature.)?requests? roadmap sandbox speculations? suggestions? theor(?:y|ies) trick.questions
  wish.?lists? wishes workarounds?
`;

/** What is put to a vote. */
const motions = '(?:amendments?|bills?|motions?|petitions?|proposals?|resolutions?)';

/** What a text lacks on which nobody has decided. */
const lacking =
  '(?:approval|checking|citations?|confirmation|evidence|proof|ratification|references?|review|sources?|testing|verification|work)';

/** How far those who decide on a text or a task have come, if not to its end; each may be all that a column of a board says. */
const states = `
  (?:be|been|was|were).cut(?=.$) (?:defeated|failed|lost).${motions} ${motions}.(?:(?:that|which).)?(?:(?:was|were).)?(?:defeated|failed|lost)
  (?<=^.)(?:abandoned|backed.out|blocked|defeated|disabled|doing|for.later|lost|nac?k|parking.lot|skipped|some.?day|to.do|switched.off|veto|x?fail(?:ed|ing|s|ures?)?)(?=.$)
  (?:arent|isnt|not).(?:certain|sure).(?:about|of)(?=.$) backlogs? fail(?:ed|ing).(?:cases?|checks?|examples?|specs?|tests?) icebox(?:ed)? (?:work.)?in.progress
  known.(?:bugs?|defects?|deficienc(?:y|ies)|errors?|faults?|issues?|limitations?|problems?)
  (?:need|lack|require|want)(?:s|ing)?.(?:an?.|further.|more.|some.)?${lacking} (?<=^.)(?:no|without).(?:an?.|any.)?(?:citations?|evidence|proof|references?|sources?)(?=.$)
  open.(?:issues?|items?|matters?|points?|problems?|questions?|tasks?) (?<=^.)pending (?<!.as.)planned todos? upcoming wip wont.?fix
  un(?:adopted|answered|approved|attested|author[is]zed|checked|confirmed|corroborated|decided|documented|endorsed|finished|founded|implemented)
  un(?:proved|proven|ratified|released|resolved|reviewed|sanctioned|settled|solved|sourced|substantiated|supported|tested|verified)
`;

/** Words for where rules are other ones. */
const elsewhere = `
  deviat(?:es?|ed|ing|ions?) differ(?:ed|s)?.from.(?:the.)?(?:\\S+.)?rul\\S+ (?<=^.)elsewhere(?=.$)
  (?<=^.)(?:before|till|until|up.to).(?:\\S+.)?(?:19|20)\\d\\d(?=.$)
  (?<=^.(?:(?:rules.)?(?:at|for|from|in|of).)?(?:any.|many.|most.|some.)?)(?:another.(?:\\S+.)?game|other.(?:\\S+.)?games)
`;

/** What is no part of the rules yet; a proofreader's mark for what is to be taken out. */
const takenOut = `
  drafts? (?:alpha|beta|playtest).(?:\\S+.)?(?:rul\\S+|texts?|versions?|wordings?) (?<=^.)del(?:e|eatur)(?=.$) (?:considered|discussed).and.(?:dropped|rejected)
`;

/** What its authors tried, and what people only take for a rule. */
const trials = `
  (?:preliminary|provisional|tentative|trial|working).(?:texts?|versions?|wordings?) placeholders? prototypes?
  (?:early|first|second|third).(?:attempts?|stabs?|tries|try)(?:.(?:read|said|was))?(?=.$)
  (?:i|they|we).(?:\\S+.)?(?:considered|debated|experimented.with|pitched|tested|toyed.with|tried)(?=.$) what.(?:they|we).(?:hoped|intended|planned|wanted)(?:.to.\\S+)?(?=.$)
  what.(?:everybody|everyone|many|most|people|players|some|they).(?:\\S+.)?(?:assumes?|expects?|imagines?|thinks?)(?:.(?:it|that|this).(?:does|is|means|says))?(?=.$)
`;

/** What a heading says was taken out; before one text, `Removed from Leap: …` is on record. */
const removed = oneOf(`
  (?<=^.)(?:abandoned|axed|cancell?ed|cut|deleted|deprecated|discarded|dropped|removed|rescinded|retired|scrapped|withdrawn).(?:as.of|by|for|from|in|since|with)
`);

const apart = oneOf(`${kinds} ${states} ${elsewhere} ${takenOut} ${trials} ${undone} ${undecided}`);
const state = oneOf(states);

/** What those who decide do with a text that then is in force. */
const adoption = either(`
  accept(?:ed)? adopt(?:ed)? agreed? appl(?:y|ied) approved? carr(?:y|ied) cho(?:o?se|sen) confirmed enact(?:ed)? enforced? implement(?:ed)? in.force includ(?:ed?)
  introduced? (?:made|make).it pass(?:ed)? print(?:ed)? publish(?:ed)? ratif(?:y|ied) released? seconded selected? settled ship(?:ped)? support(?:ed)? taken.up verified
`);

/** That they did not: `Not yet implemented`, `Proposals that did not pass`, `What we decided against`. */
const notAdopted = new RegExp(
  ` (?:(?:never|no longer|nobody|none|not|(?:are|did|do|does|has|have|is|was|were)nt|yet to be)(?: \\S+){0,3}? ${adoption}|(?:chose|decided|ruled|voted) against)(?= )`,
);

/** That they did, or put right what was wrong: `Proposals that were adopted`, `Known issues, now fixed`. */
const adopted = oneOf(
  '(?<!.(?:(?:if|to).be|about|for|in|of|on|with).)(?:accepted|addressed|adopted|answered|answers.to|approved|carried|corrected|corrections?|enacted|fix(?:ed|es)|implemented|in.force|passed|ratified|resolved|settled|solved)',
);

/**
 * Whether words of a heading or a label, in the form of `phraseIn`, say of what they announce that it is not in force:
 * it was not adopted, nobody has decided it yet, or it is from elsewhere: `Deferred motions`, `Not yet implemented`,
 * `Ideas for spring`, `In other games`, `Known issue`.
 */
export function setsApart(phrase: string): boolean {
  return !saysAdopted(phrase) && (notAdopted.test(phrase) || apart.test(phrase));
}

/** What is left of a heading without words that say so, or that it was taken out; all of it where none do. */
export function withoutApart(phrase: string): string {
  if (saysAdopted(phrase)) return phrase;
  return [notAdopted, apart, removed].reduce((left, said) => left.replace(said, ' '), phrase);
}

/** What was adopted may still be called that: `Wrong, but accepted by many`. */
const flatlyUntrue = oneOf('false(?:ly)? incorrect(?:ly)? invalid lies myths? untrue wrong(?:ly)?');

/** Whether words of a heading say that what it announces was adopted or put right: `Errors corrected`. */
export function saysAdopted(phrase: string): boolean {
  return adopted.test(phrase.replace(notAdopted, '')) && !flatlyUntrue.test(phrase);
}

/**
 * Whether words say only that a text is not in force yet, or was not adopted: `Not implemented`, `Known issue`.
 * @param isOfTalk whether a word says nothing of the game
 */
export function saysState(phrase: string, isOfTalk: (word: string) => boolean): boolean {
  const left = phrase.replace(notAdopted, '').replace(state, ' ');
  return left !== phrase && left.split(' ').every((word) => word === '' || isOfTalk(word));
}
