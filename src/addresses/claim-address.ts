/** The hash that opens a claim in the page that checks claims. It is sent to no server. */
export function claimHash(claim: string): string {
  return `#claim=${encodeURIComponent(claim.toWellFormed())}`;
}

/** The claim in such a hash; null where there is none, or it cannot be read. */
export function claimIn(hash: string): string | null {
  const asked = new URLSearchParams(hash.slice(1));
  // A mail that escaped the hash as a whole turns all of it into the first name.
  return asked.get('claim') ?? new URLSearchParams([...asked.keys()][0]).get('claim');
}
