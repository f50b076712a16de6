/** What a template adds to the name, to be shown small beside it: `X`, `[cost]`; empty where it is the name alone. */
export function variableOf(template: string, name: string): string {
  return template.replace(name, '').replace(/^:/, '').trim();
}
