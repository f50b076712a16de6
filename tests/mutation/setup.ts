import fc from 'fast-check';

// That a property fails is enough to find a mutant; the smallest example of it takes longer than the whole run.
fc.configureGlobal({ endOnFailure: true });
