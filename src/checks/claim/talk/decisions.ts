/** Words of those who decide on a text, for lists of expressions: it is out of force, or was not adopted. */
export const undone = `
  abolished adjourned amended annulled deferred died.in.committee failed.to.(?:carry|pass) lapsed negatived nullified overridden
  overturned postponed quashed recommitted referred.back repealed ruled.out.of.order shelved superseded suspended tabled vacated
`;

/** The same for what leaves open whether it is in force. */
export const undecided = `
  changes.requested on.hold provisional(?:ly)? subject.to.(?:approval|change|confirmation|ratification|review) request(?:ed|ing|s)?.changes tb[acd] tentative(?:ly)?
  to.be.(?:agreed|confirmed|decided|determined|discussed|ratified) undecided under.(?:consideration|debate|discussion|review)
`;
