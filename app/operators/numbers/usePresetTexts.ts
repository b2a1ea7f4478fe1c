import type { PresetCount } from '@tally/contract/operator/presetCount';
import { formatCoins, formatMoney } from '@tally/locales/format';
import { nothing } from '../rules/letLeave';
import type { Preset } from './presets';
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
 * Describes a preset, and asks the question before it runs: with count and sum of what it would resolve now, and
 * what stays pending because one operator may not let it leave alone (OPS-5, OPS-35). Undefined: the backend cannot count.
 */
export function usePresetTexts() {
  const t = useOperatorTranslate();
  const { market } = useOperator();
  const { alone, withLimits, leftOf } = useLetLeave();
  const money = (amount: number) => formatMoney(amount, market);
  const textsOf = ({ day, amount }: Preset) => ({ amount: money(amount), period: t(periods[day] ?? 'ops.all_users') });
  const factsOf = (preset: Preset) => {
    const { amount, period } = textsOf(preset);
    return [
      { label: t('ops.preset_each'), value: amount },
      { label: t('ops.preset_who'), value: period },
    ];
  };
  const refusing = (preset: Preset, counted: PresetCount | undefined): Question => {
    const summary = t('ops.preset_does_2');
    if (!counted) return { summary, facts: factsOf(preset) };
    const { count, amount } = counted;
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
  const paying = (preset: Preset, counted: PresetCount | undefined): Question => {
    const left = leftOf(counted ? counted.alone : alone);
    const does = t('ops.preset_does_1');
    const summary = left.length > 0 ? `${does} ${t('ops.preset_stays')}` : does;
    if (!counted) return { summary, facts: [...factsOf(preset), ...left] };
    const { count, amount, stayCount, stayAmount } = counted;
    const requested = left.length > 0 ? nothing : undefined;
    const { facts = [] } = withLimits({ summary }, { count, amount, requested }, left);
    const stay = `${formatCoins(stayCount, market)}\u00a0· ${money(stayAmount)}`;
    return {
      summary,
      facts: [...factsOf(preset), ...facts, ...(stayCount > 0 ? [{ label: t('ops.preset_stay'), value: stay }] : [])],
      ...(count > 0 && { label: t('ops.confirm_1', { amount: money(amount) }) }),
    };
  };
  const questionOf = (preset: Preset, counted: PresetCount | undefined): Question =>
    preset.pay === 1 ? paying(preset, counted) : refusing(preset, counted);
  return { textsOf, questionOf };
}
