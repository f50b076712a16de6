/** Whether one letter was left out, put in, exchanged, or changed places with its neighbour. */
export function isOneTypo(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (typed[start] === meant[start]) start++;
  const rest = (text: string, from: number) => text.slice(from);
  return (
    rest(typed, start + 1) === rest(meant, start) ||
    rest(typed, start) === rest(meant, start + 1) ||
    rest(typed, start + 1) === rest(meant, start + 1) ||
    (typed[start] === meant[start + 1] &&
      typed[start + 1] === meant[start] &&
      rest(typed, start + 2) === rest(meant, start + 2))
  );
}
