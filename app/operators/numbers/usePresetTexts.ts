import type { PendingPayouts } from '@tally/contract/operator/payouts';
import { formatCoins, formatMoney } from '@tally/locales/format';
import { letLeave, nothing, sumOf, without } from '../rules/letLeave';
import { presetFinds, type Preset } from './presets';
import { useOperator } from '../OperatorContext';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import type { Question } from '../../overlays/content/question';
import { useLetLeave } from '../shared/useLetLeave';

/** Who joined when, by `day`. */
export const periods: Record<number, 'ops.period_hour' | 'ops.period_8h' | 'ops.period_day'> = {
  [-1]: 'ops.period_hour',
  0: 'ops.period_8h',
  1: 'ops.period_day',
};

/**
 * Describes a preset, and asks the question before it runs: with count and sum of what it finds on the page, and what
 * stays pending because one operator may not let it leave alone (OPS-35).
 */
export function usePresetTexts() {
  const t = useOperatorTranslate();
  const { market } = useOperator();
  const { withLimits, leftOf } = useLetLeave();
  const money = (amount: number) => formatMoney(amount, market);
  const textsOf = ({ day, amount }: Preset) => ({ amount: money(amount), period: t(periods[day] ?? 'ops.all_users') });
  const factsOf = (preset: Preset) => {
    const { amount, period } = textsOf(preset);
    return [
      { label: t('ops.preset_each'), value: amount },
      { label: t('ops.preset_who'), value: period },
    ];
  };
  const refusing = (preset: Preset, page: PendingPayouts | undefined): Question => {
    const summary = t('ops.preset_does_2');
    const found = page && presetFinds(preset, page);
    if (!found) return { summary, facts: factsOf(preset) };
    const { count, amount } = sumOf(found, market);
    const total = money(amount);
    return {
      summary,
      facts: [
        ...factsOf(preset),
        { label: t('ops.preset_count'), value: formatCoins(count, market) },
        { label: t('ops.preset_total'), value: total },
      ],
      ...(count > 0 && { label: t('ops.confirm_2', { amount: total }) }),
    };
  };
  const paying = (preset: Preset, page: PendingPayouts | undefined): Question => {
    const left = leftOf(page?.alone);
    const does = t('ops.preset_does_1');
    const summary = left.length > 0 ? `${does} ${t('ops.preset_stays')}` : does;
    const found = page && presetFinds(preset, page);
    if (!found) return { summary, facts: [...factsOf(preset), ...left] };
    const act = letLeave(found, page.alone, market);
    const stays = act.requested ?? nothing;
    const pays = without(act, stays, market);
    const { facts = [] } = withLimits({ summary }, { ...pays, requested: act.requested && nothing }, left);
    const stay = `${formatCoins(stays.count, market)}\u00a0· ${money(stays.amount)}`;
    return {
      summary,
      facts: [...factsOf(preset), ...facts, ...(stays.count > 0 ? [{ label: t('ops.preset_stay'), value: stay }] : [])],
      ...(pays.count > 0 && { label: t('ops.confirm_1', { amount: money(pays.amount) }) }),
    };
  };
  const questionOf = (preset: Preset, page: PendingPayouts | undefined): Question =>
    preset.pay === 1 ? paying(preset, page) : refusing(preset, page);
  return { textsOf, questionOf };
}
