import type { Closable } from '@tally/contract/rules/marketRules';
import type { RulesDocument } from './rulesDocument';

/** What a document says about switches. */
type Switches = Pick<RulesDocument, 'closed' | 'closedUntil'>;

/** When something that a document has closed opens by itself (RULES-10), ms since the epoch; Infinity: it does not. */
export function endOf({ closedUntil }: Switches, what: Closable): number {
  const end = closedUntil?.[what];
  return end === undefined ? Infinity : Date.parse(end);
}

/**
 * What a document has closed at a moment: what it names, each until its end (RULES-10). It is decided by time alone, so
 * all servers agree, and a restart changes nothing.
 *
 * @param now ms since the epoch
 */
export const closedBy = (switches: Switches, now: number): Closable[] =>
  (switches.closed ?? []).filter((what) => now < endOf(switches, what));

/** A document with these switches instead of its own; `endsAt` is asked for the end of each, as `endOf` says it. */
export function withSwitches(
  { closedUntil: _, ...rest }: RulesDocument,
  closed: readonly Closable[],
  endsAt: (what: Closable) => number,
): RulesDocument {
  const ends = closed
    .filter((what) => endsAt(what) < Infinity)
    .map((what) => [what, new Date(endsAt(what)).toISOString()] as const);
  return { ...rest, closed: [...closed], ...(ends.length > 0 && { closedUntil: Object.fromEntries(ends) }) };
}

/** Since when something is closed, and until when, ms since the epoch; Infinity: it does not open by itself. */
export interface ClosedSpan {
  readonly since: number;
  readonly until: number;
}

/**
 * What is closed at a moment, and since when: the first of the versions up to now that all had it closed without a gap.
 *
 * @param versions the newest first
 */
export function closedAt(
  versions: readonly { readonly at: number; readonly document: Switches }[],
  now: number,
): Map<Closable, ClosedSpan> {
  const past = versions.filter(({ at }) => at <= now);
  const newest = past[0]?.document ?? {};
  return new Map(
    closedBy(newest, now).map((what) => {
      // The version that had it open before the next one came.
      const open = past.findIndex(({ document }, index) => {
        const next = past[index - 1];
        return next !== undefined && !closedBy(document, next.at - 1).includes(what);
      });
      return [what, { since: past.at(open === -1 ? -1 : open - 1)?.at ?? now, until: endOf(newest, what) }];
    }),
  );
}
