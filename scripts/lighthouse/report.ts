import type { pageKinds } from './page-kinds.ts';

/** A kind of page. */
export type Kind = keyof typeof pageKinds;

/** The categories that Lighthouse scores. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** Lighthouse's result for a page, as far as it is used. */
export interface LighthouseResult {
  categories: Record<
    Category,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<
    string,
    { title: string; score: number | null; numericValue?: number; displayValue?: string }
  >;
  runtimeError?: { message: string };
}

/** The result for a page of one kind. */
export interface Report {
  kind: string;
  /** Scores from 0 to 100. */
  marks: Record<Category, number>;
  times: Record<'firstPaint' | 'largestPaint' | 'blocked' | 'moved', number>;
  /** Whether every score is high enough, or low on purpose. */
  isGood: boolean;
  /** The reasons for each score that is too low. */
  said: string[];
}

/**
 * What Lighthouse criticises, but is intended: search engines should not lead to the page for missing addresses, whose
 * status is also logged to the console.
 */
const onPurpose: Partial<Record<Kind, readonly string[]>> = {
  notFound: ['http-status-code', 'is-crawlable', 'errors-in-console'],
};

/**
 * Reads Lighthouse's result for a page.
 * @param least lowest acceptable score, from 0 to 100
 */
export function readReport(kind: Kind, result: LighthouseResult, least: number): Report {
  const markOf = (category: Category) => Math.round((result.categories[category].score ?? 0) * 100);
  const timeOf = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  const low = categories
    .filter((category) => markOf(category) < least)
    .map((category) => {
      const failed = failedIn(result, category);
      const isMeant = failed.length > 0 && failed.every((id) => onPurpose[kind]?.includes(id));
      const title = `${result.categories[category].title} ${markOf(category)}`;
      const audits = failed.map((id) => inWords(id, result)).join('; ');
      return { isMeant, line: `${title}${isMeant ? ', on purpose' : ''}: ${audits || 'no audit says why'}` };
    });
  return {
    kind,
    marks: Object.fromEntries(categories.map((each) => [each, markOf(each)])) as Report['marks'],
    times: {
      firstPaint: timeOf('first-contentful-paint'),
      largestPaint: timeOf('largest-contentful-paint'),
      blocked: timeOf('total-blocking-time'),
      moved: timeOf('cumulative-layout-shift'),
    },
    isGood: low.every(({ isMeant }) => isMeant),
    said: low.map(({ line }) => line),
  };
}

/** The audits that lower a score. */
function failedIn(result: LighthouseResult, category: Category): string[] {
  return result.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

function inWords(id: string, { audits }: LighthouseResult): string {
  const { title = id, displayValue } = audits[id] ?? {};
  return `${title}${displayValue ? ` ${displayValue}` : ''} (${id})`;
}

/** A page as a row of the table. */
export function toRow({ marks, times }: Report): Record<string, string | number> {
  const milliseconds = (time: number) => `${Math.round(time)} ms`;
  return {
    performance: marks.performance,
    accessibility: marks.accessibility,
    'best practices': marks['best-practices'],
    SEO: marks.seo,
    'first paint': milliseconds(times.firstPaint),
    'largest paint': milliseconds(times.largestPaint),
    'blocking time': milliseconds(times.blocked),
    'layout shift': times.moved.toFixed(3),
  };
}
