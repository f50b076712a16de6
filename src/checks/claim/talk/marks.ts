/** What sets words in front of a sentence apart from it, and what sets it apart from words behind it. */
export const [markBehindLead, markBeforeRest] = [
  /[:>)\]\u2013\u2014]| --? /,
  /[:([\u2013\u2014]| --? /,
] as const;

/** Behind a sentence, what begins another: a mark, or a conclusion; `so long as` says when the first holds. */
export const nextSentence =
  /^(?:[.!?;]["”’']?|,? (?:and )?(?:hence|so|therefore|thus)(?!,? (?:are|as|can|did|do|does|far|is|long|many|much|that)\b),?) /i;

/** With these words behind a sentence, or behind the comma that ends what somebody says first, he says two things. */
export const joint = /\b(?:and|but|or)\b/;
