import type { Translate } from '@tally/locales/text';
import type { StepItem, StepState } from '@tally/ui/Steps';

/** What is known of a withdrawal's way, formatted: when it was requested, the latest arrival, when it came back. */
interface Moments {
  requested: string;
  by?: string;
  returned?: string;
}

/** States of a withdrawal that is not simply paid, with how its second step stands. */
const seconds = { paying: 'now', delayed: 'late', failed: 'failed', returned: 'done' } as const;

export type OpenState = keyof typeof seconds;

/**
 * The steps of a withdrawal, on its receipt and in the passbook, in the words that its badge has: one word for each
 * state (PASSBOOK-2). There are three; nothing comes after a failure.
 */
export function withdrawalSteps(t: Translate, state: OpenState, { requested, by, returned }: Moments): StepItem[] {
  const total = state === 'failed' ? 2 : 3;
  const step = (index: number, state: StepState, name: string, text?: string): StepItem => ({
    state,
    name,
    text,
    label: t('a11y.step', { step: index, total, name }),
  });
  const came = state === 'returned';
  const due = by === undefined ? undefined : t(state === 'delayed' ? 'passbook.was_due' : 'receipt.by', { date: by });
  const last = came ? step(3, 'failed', t('passbook.returned'), returned) : step(3, 'next', t('passbook.paid'), due);
  return [
    step(1, 'done', t('passbook.requested'), requested),
    step(
      2,
      seconds[state],
      t(came ? 'passbook.paid' : `passbook.${state}`),
      state === 'paying' ? t('receipt.now') : undefined,
    ),
    ...(state === 'failed' ? [] : [last]),
  ];
}
