import { scriptPolicyName } from '../policy/script-policy.ts';

/** What the library of types for the browser does not know yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const policy = trustedTypes?.createPolicy(scriptPolicyName, { createScriptURL: expectOwn });

/**
 * The one way to an address from which a worker or a service worker is started: where a browser knows trusted types,
 * it takes no other.
 * @param address of a script of this site
 * @throws where it is of another origin
 */
export function ownScript(address: string): string {
  // To the types a string; to the browser an object that says who vouches for it.
  return policy ? policy.createScriptURL(address) : expectOwn(address);
}

function expectOwn(address: string): string {
  const { origin } = new URL(address, location.href);
  if (origin !== location.origin)
    throw new TypeError(`Found a script of ${origin}, expected one of this site`);
  return address;
}
