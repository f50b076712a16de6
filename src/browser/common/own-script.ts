import { scriptPolicyName } from '../../policy/script-policy.ts';

/** An API that the library of browser types lacks. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const policy = trustedTypes?.createPolicy(scriptPolicyName, { createScriptURL: expectOwn });

/**
 * Checks the address of a script that starts a worker or a service worker. Browsers with trusted types accept no
 * other.
 * @param address the address of a script of this site
 * @throws where it is of another origin
 */
export function ownScript(address: string): string {
  // Typed as a string; to the browser it is a trusted object.
  return policy ? policy.createScriptURL(address) : expectOwn(address);
}

function expectOwn(address: string): string {
  const { origin } = new URL(address, location.href);
  if (origin !== location.origin)
    throw new TypeError(`Found a script of ${origin}, expected one of this site`);
  return address;
}
