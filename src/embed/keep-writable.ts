/**
 * Replaces a text with other nodes while the page may keep a reference to it: when the page writes to the text, it is
 * put back.
 * @param onWritten called with a text that was put back
 * @returns a function of the text and its replacement
 */
export function keepWritable(
  onWritten: (text: Text) => void,
): (text: Text, nodes: readonly ChildNode[]) => void {
  const replaced = new WeakMap<Text, readonly ChildNode[]>();
  const observer = new MutationObserver((records) => {
    for (const text of new Set(records.map(({ target }) => target as Text))) {
      const nodes = replaced.get(text) ?? [];
      replaced.delete(text);
      const there = nodes.filter(({ isConnected }) => isConnected);
      if (there.length === 0) continue;
      there[0]?.before(text);
      for (const node of there) node.remove();
      onWritten(text);
    }
  });
  return (text, nodes) => {
    // One by one: a call takes only some ten thousand arguments.
    const fragment = new DocumentFragment();
    for (const node of nodes) fragment.append(node);
    text.replaceWith(fragment);
    replaced.set(text, nodes);
    observer.observe(text, { characterData: true });
  };
}
