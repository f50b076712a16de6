/** What follows the address of the check of claims to have one checked there. It is sent to nobody. */
export function claimHash(claim: string): string {
  return `#claim=${encodeURIComponent(claim.toWellFormed())}`;
}

/** The claim in such an address; null where there is none, or what stands there cannot be read. */
export function claimIn(hash: string): string | null {
  const asked = new URLSearchParams(hash.slice(1));
  // Where a mail has escaped it as a whole, all of it is the first name.
  return asked.get('claim') ?? new URLSearchParams([...asked.keys()][0]).get('claim');
}
