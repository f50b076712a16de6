/** Hidden files that Windows and macOS put into folders that somebody opens. */
const ofSystems: ReadonlySet<string> = new Set(['desktop.ini', 'ehthumbs.db', 'thumbs.db', 'icon\r']);

/** Whether a file is hidden, or was put there by the system, and so can be ignored. */
export function isOfSystem(name: string): boolean {
  return name.startsWith('.') || ofSystems.has(name.toLowerCase());
}

/** Whether an editor or a merge program left a file beside the original. */
export function isLeftOver(name: string): boolean {
  return /^~\$|^#.*#$|~$|\.(?:bak|orig|rej|swp|tmp)$/i.test(name);
}
