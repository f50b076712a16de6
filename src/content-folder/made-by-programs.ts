/** What Windows and macOS put into folders that somebody looks at, and show to nobody. */
const ofSystems: ReadonlySet<string> = new Set(['desktop.ini', 'ehthumbs.db', 'thumbs.db', 'icon\r']);

/** Whether a file is hidden, or a system put it into the folder: no person made it, and it is nobody's business. */
export function isOfSystem(name: string): boolean {
  return name.startsWith('.') || ofSystems.has(name.toLowerCase());
}

/** Whether an editor, or a program that merges, left a file beside the one that somebody wrote. */
export function isLeftOver(name: string): boolean {
  return /^~\$|^#.*#$|~$|\.(?:bak|orig|rej|swp|tmp)$/i.test(name);
}
