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
  const periods: Record<number, string> = { [-1]: t('ops.period_hour'), 0: t('ops.period_8h'), 1: t('ops.period_day'), [everybody]: t('ops.all_users') };
  const button = (words: string, name: string, work: () => Promise<void>) => (
    <Button key={name} block size="small" tone="soft" state={running === name ? 'busy' : running ? 'disabled' : 'ready'} onClick={() => void run(name, work)}>{words}</Button>
  );
  const preset = (one: Preset) => {
    const words = t('ops.preset', { amount: formatCoins(one.amount, market), period: periods[one.day] ?? '', pay: one.pay });
    return button(words, words, () => dispatch(updateScore(operatorKey, one, words, open)));
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
