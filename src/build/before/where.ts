import { ContentError } from '../../content-folder/messages/content-error.ts';

/** A path of folders whose names need no escaping, so that it is the same in each page, header and address. */
const path = /^\/?(?:(?!\.{1,2}(?:\/|$))[\w.~-]+(?:\/|$))*$/;

/**
 * Where the site is to be served: SITE_URL, its origin, and BASE_PATH, the path below it. CI sets a variable without a
 * value to an empty one.
 * @throws {ContentError} where one of them is invalid
 */
export function whereItStands({ SITE_URL, BASE_PATH }: NodeJS.ProcessEnv): { site: string; base: string } {
  const site = SITE_URL || 'http://localhost:4321';
  const base = BASE_PATH || '/';
  const address = /^https?:\/\//.test(site) && URL.canParse(site) ? new URL(site) : null;
  if (!address)
    throw new ContentError(
      `Found SITE_URL “${site}”, expected the address of the site, such as https://keywords.example`,
    );
  if (address.href !== `${address.origin}/`)
    throw new ContentError(
      `Found SITE_URL “${site}”, expected no more than ${address.origin}; the path of the site goes into BASE_PATH`,
    );
  if (!path.test(base))
    throw new ContentError(
      `Found BASE_PATH “${base}”, expected folders of letters, digits and . _ ~ -, such as /reference/`,
    );
  return { site, base };
}
