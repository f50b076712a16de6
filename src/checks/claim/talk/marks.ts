/** What sets words in front of a sentence apart from it, and what sets it apart from words behind it. */
export const [markBehindLead, markBeforeRest] = [
  /[:>)\]\u2013\u2014]| --? /,
  /[:([\u2013\u2014]| --? | ~ ?/,
] as const;

/** Behind a sentence, what begins another: a mark, or a conclusion; `so long as` says when the first holds. */
export const nextSentence =
  /^(?:[.!?;]["”’']?|,? (?:and )?(?:hence|so|therefore|thus)(?!,? (?:are|as|can|did|do|does|far|is|long|many|much|that)\b),?) /i;

/** With these words behind a sentence, or behind the comma that ends what somebody says first, he says two things. */
export const joint = /\b(?:and|but|or)\b/;

/** What a reader concludes from a sentence for himself, which takes nothing of it back: `so you can't do it twice`. */
export const ownConclusion =
  /^(?:and )?(?:hence|so|therefore|thus),? (?:I|we|you) (?:can(?:not|['’]?t| not)?|(?:could|do|may|must|need|should|will|would)(?:n['’]?t| not)?) (?!be\b|believe\b|say\b|think\b)\w/i;
