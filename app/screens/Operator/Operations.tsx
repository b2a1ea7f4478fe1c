import type { Market } from '@tally/contract/market';
import { formatCoins } from '@tally/locales/format';
import { Button } from '@tally/ui/Button';
import { Section } from '@tally/ui/Section';
import { useState } from 'react';
import { feedbackTypes } from '../../features/feedback/feedbackRules';
import { processFeedback, updateScore, type OpenUpdates } from '../../features/operator/operations';
import { allUserPresets, everybody, newUserPresets, type Preset } from '../../features/operator/operatorRules';
import { useAppDispatch, useText } from '../../hooks';
import { Operations as Buttons } from './OperatorScreen.styles';

/** The buttons that change something for real people: each is confirmed first, one runs at a time. */
export function Operations({ operatorKey, market }: { operatorKey: string; market: Market }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const [open] = useState<OpenUpdates>(() => new Map());
  const [running, setRunning] = useState<string>();
  const run = async (name: string, work: () => Promise<void>) => {
    setRunning(name);
    await work();
    setRunning(undefined);
  };
  const periods: Record<number, string> = { [-1]: t('ops.period_hour'), 0: t('ops.period_8h'), 1: t('ops.period_day'), [everybody]: t('ops.period_all') };
  const button = (words: string, name: string, work: () => Promise<void>) => (
    <Button key={name} block size="small" tone="soft" state={running === name ? 'busy' : running ? 'disabled' : 'ready'} onClick={() => void run(name, work)}>{words}</Button>
  );
  const preset = (one: Preset) => {
    const wordsFor = (period = '') => t('ops.preset', { amount: formatCoins(one.amount, market), period, pay: one.pay });
    const words = wordsFor(periods[one.day]);
    // What is confirmed is said in full.
    const what = one.day === everybody ? wordsFor(t('ops.all_users')) : words;
    return button(words, words, () => dispatch(updateScore(operatorKey, one, what, open)));
  };
  return (
    <>
      <Section title={t('ops.new_users')}><Buttons>{newUserPresets.map(preset)}</Buttons></Section>
      <Section title={t('ops.all_users')}><Buttons>{allUserPresets.map(preset)}</Buttons></Section>
      <Section title={t('ops.feedback_process')}>
        <Buttons>
          {feedbackTypes.map((type) => {
            const words = t(`feedback.type_${type}`);
            return button(words, words, () => dispatch(processFeedback(operatorKey, { type, day: everybody }, `${t('ops.feedback_process')}: ${words}`)));
          })}
        </Buttons>
      </Section>
    </>
  );
}
