import { cardRules } from '../../src/checks/cards/card-rules.ts';
import { withCard } from '../../src/checks/cards/document-findings.ts';
import type { Rule, Severity } from '../../src/keywords/diagnostics/diagnostics.ts';
import type { CardDiagnostic } from './files.ts';

const levels: Record<Severity, string> = { error: 'error', warning: 'warning', info: 'note' };

/** Findings as SARIF 2.1.0, which code hosts and editors read. */
export function toSarif(diagnostics: readonly CardDiagnostic[]): string {
  const rules = Object.entries(cardRules as Record<string, Rule<never>>).map(
    ([id, { severity, advice }]) => ({
      id,
      shortDescription: { text: advice },
      defaultConfiguration: { level: levels[severity] },
    }),
  );
  const results = diagnostics.map(({ file, line, column, severity, rule, message, card }) => ({
    ruleId: rule,
    level: levels[severity],
    message: { text: withCard(card, message) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: toUri(file) },
          ...(line === null ? {} : { region: { startLine: line, startColumn: column ?? 1 } }),
        },
      },
    ],
  }));
  const tool = { driver: { name: 'check-cards', rules } };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool, columnKind: 'utf16CodeUnits', results }],
  };
  return JSON.stringify(log, null, 2);
}

/** The path of a file as a URI, in which a number sign or a question mark would end the path. */
function toUri(file: string): string {
  return encodeURI(file.replaceAll('\\', '/')).replace(/[#?]/g, encodeURIComponent);
}

/** Findings as GitHub annotations on the lines of a pull request. */
export function toAnnotations(diagnostics: readonly CardDiagnostic[]): string[] {
  const commands: Record<Severity, string> = { error: 'error', warning: 'warning', info: 'notice' };
  const data = (text: string) => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
  const property = (text: string) => data(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
  return diagnostics.map(({ file, line, column, severity, rule, message, card }) => {
    const place = line === null ? '' : `,line=${line},col=${column ?? 1}`;
    const title = property(card ? `${card} (${rule})` : rule);
    return `::${commands[severity]} file=${property(file)}${place},title=${title}::${data(message)}`;
  });
}
