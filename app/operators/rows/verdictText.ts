import type { Translate } from '@tally/locales/text';

/** Verdicts of Play Integrity about a phone and its app. */
const verdictKeys = {
  MEETS_STRONG_INTEGRITY: 'ops.verdict_strong',
  MEETS_DEVICE_INTEGRITY: 'ops.verdict_device',
  MEETS_BASIC_INTEGRITY: 'ops.verdict_basic',
  MEETS_VIRTUAL_INTEGRITY: 'ops.verdict_virtual',
  PLAY_RECOGNIZED: 'ops.verdict_play',
  UNRECOGNIZED_VERSION: 'ops.verdict_changed',
  UNEVALUATED: 'ops.verdict_unchecked',
} as const;

const isKnown = (verdict: string): verdict is keyof typeof verdictKeys => verdict in verdictKeys;

/** What the check of a phone said, in words; a verdict that is not known is shown as it is. */
export function verdictText(t: Translate<'operator'>, integrity: string): string {
  const verdicts = integrity.split(/[\s,]+/).filter(Boolean);
  const verdict = verdicts.every(isKnown) ? verdicts.map((each) => t(verdictKeys[each])).join(', ') : integrity;
  return t('ops.payout_integrity', { verdict });
}
