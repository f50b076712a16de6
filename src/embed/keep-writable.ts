/**
 * Puts other nodes in the place of a text, which the page may still hold: where it writes into that, it stands there
 * again.
 * @param onWritten gets a text that stands there again
 * @returns a function of the text and what is to stand in its place
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
    // One by one: a call takes no more than some ten thousand.
    const fragment = new DocumentFragment();
    for (const node of nodes) fragment.append(node);
    text.replaceWith(fragment);
    replaced.set(text, nodes);
    observer.observe(text, { characterData: true });
  };
}
