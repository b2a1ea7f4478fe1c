import type { AloneLimits } from '@tally/contract/operator/aloneLimits';
import { formatCoins, formatMoney } from '@tally/locales/format';
import type { LetLeave } from '../rules/letLeave';
import { operatorApi } from '../calls/operatorApi';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { useOperator } from '../OperatorContext';
import type { Question } from '../../overlays/content/question';

type Facts = NonNullable<Question['facts']>;

/**
 * What one operator may let leave a market alone, and the questions before an act that lets money leave (OPS-35): they
 * say how many payments and what sum, what is left to the operator, and whether a second one is asked.
 */
export function useLetLeave() {
  const t = useOperatorTranslate();
  const { key, market } = useOperator();
  const { alone } = operatorApi.useGetPayoutsQuery(
    { key, market },
    { selectFromResult: ({ currentData }) => ({ alone: currentData?.alone }) },
  );
  const money = (amount: number) => formatMoney(amount, market);
  const isKnown = (limits: AloneLimits | undefined): limits is AloneLimits =>
    limits !== undefined && !Number.isNaN(limits.left + limits.limit);
  const leftOf = (limits: AloneLimits | undefined): Facts =>
    isKnown(limits) ? [{ label: t('ops.left_alone'), value: money(limits.left) }] : [];
  const left = leftOf(alone);
  const limit: Facts = isKnown(alone) ? [{ label: t('ops.limit_alone'), value: money(alone.limit) }] : [];
  const second = (value: string) => ({ label: t('ops.second'), value });
  const secondOf = ({ count, requested }: LetLeave): Facts => {
    if (requested === undefined) return [];
    if (requested.count === 0) return [second(t('ops.second_none'))];
    if (requested.count === count) return [second(t('ops.second_all'))];
    return [second(t('ops.second_part', { count: requested.count, amount: money(requested.amount) }))];
  };
  /** A question about an act that first waits for a second operator, with a button that says so. */
  const waiting = (question: Question): Question => ({
    ...question,
    summary: `${t('ops.does_ask')} ${question.summary}`,
    label: t('ops.ask_second'),
  });
  /** @param limits what the operator may let leave, in place of what is left of it */
  const withLimits = (question: Question, act: LetLeave, limits = left): Question => {
    const { count, amount, requested } = act;
    const facts = [
      { label: t('ops.preset_count'), value: formatCoins(count, market) },
      { label: t('ops.preset_total'), value: money(amount) },
      ...limits,
      ...secondOf(act),
      ...(question.facts ?? []),
    ];
    return requested && requested.count > 0 && requested.count === count
      ? waiting({ ...question, facts })
      : { ...question, facts };
  };
  /** A question about what moves no money, for which a second operator is asked all the same. */
  const forSecond = (question: Question): Question =>
    waiting({ ...question, facts: [second(t('ops.second_all')), ...(question.facts ?? [])] });
  return { alone, withLimits, forSecond, leftOf, limit };
}
