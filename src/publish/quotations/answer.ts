import { markedFormats, type QuotationFormat, withoutPreview } from './formats.ts';

/** The answer to a claim, for quoting. */
export interface QuotedAnswer {
  /** The text of the claim. */
  claimed: string;
  /** The verdict. */
  says: string;
  /** Its place in the sources, and the current words where those differ; null where no source has it. */
  where: string | null;
  now: string | null;
  /** The full text of the rules, where the claim has only part of it, or a number or a name filled in. */
  inFull: string | null;
  /** Permanent address of the wording that has it. */
  url: string | null;
  /** The keywords that it is about, where no source has it: what each says, and the address of its page. */
  read: readonly { says: string; url: string }[];
}

/** Quotes an answer for pasting into a format, so that readers see each text character for character. */
export function quoteAnswer(
  format: QuotationFormat,
  { claimed, says, where, now, inFull, url, read }: QuotedAnswer,
): string {
  const isText = format === 'text';
  const write = isText ? (text: string) => text : markedFormats[format].write;
  const facts = [
    isText ? `${says}.` : `**${write(says)}.**`,
    where && `${write(where)}.`,
    now && `Now: “${write(now)}”`,
    inFull && `In full: “${write(inFull)}”`,
  ];
  const answer = facts.filter(Boolean).join(' ');
  const addressOf = (address: string) => (isText ? address : withoutPreview(address));
  const toRead = read.flatMap((each) => [write(each.says), addressOf(each.url)]);
  const gap = format === 'markdown' ? '\n\n' : '\n';
  return [`${isText ? '' : '> '}“${write(claimed)}”`, answer, url && addressOf(url), ...toRead]
    .filter(Boolean)
    .join(gap);
}
