import type { Market } from '@tally/contract/market/codes';
import type { MarketRules } from '@tally/contract/rules/marketRules';
import type { LuckyList, LuckyQuota, LuckyTask as Task } from '@tally/contract/tasks/lucky';
import { withDots } from '@tally/contract/text/withDots';
import { formatMoney } from '@tally/locales/format';
import type { Translate } from '@tally/locales/text';
import { LuckyTaskCard } from '@tally/ui/LuckyTaskCard';
import { useEffect, useMemo } from 'react';
import { applyLucky } from '../../../../features/lucky/applyLucky';
import { launchLucky, openLuckyWindow } from '../../../../features/lucky/launchLucky';
import { useGetLuckyQuery } from '../../../../features/lucky/luckyApi';
import {
  applyStop,
  leftOf,
  luckyReward,
  luckyStep,
  partsOf,
  type ApplyStop,
  type LuckyStep,
} from '../../../../features/lucky/luckyRules';
import { withBack } from '../../../../overlays/content/withBack';
import { useBack } from '../../../../session/rules/useBack';
import { selectMarketRules } from '../../../../session/rules/marketRules';
import { useAppDispatch, useAppSelector } from '../../../../state/reduxHooks';
import { useServices } from '../../../../state/appContext';
import { useDeferredTranslate } from '../../../../i18n/useTranslate';
import { luckyAnchorId } from '../../../../navigation/homeAnchors';
import { useClaim } from '../useClaim';
import { LuckyPaid } from './LuckyPaid';
import { LuckyTask, luckySteps } from './LuckyTask';
import { useFocusOnHash } from './useFocusOnHash';
import { useRunning } from './useRunning';

export interface LuckyCardProps {
  market: Market;
  /** Number of check-ins today; undefined where it is not known or there is no check-in task. */
  checkins: number | undefined;
  toCheckIn: () => void;
  /** The list has been loaded, or cannot be: the card has its final height. */
  onKnown: () => void;
  /** Whether home is the page on the screen. */
  visible: boolean;
  /** The button of the running task is the red one (HOME-27). */
  next: boolean;
  /** Whether its reward can be claimed now. */
  onClaim: (can: boolean) => void;
}

/** Whether the server offers this person lucky tasks, or has assigned some. */
const isOffered = ({ status, luckytasks }: LuckyList): boolean => status !== 0 || luckytasks.length > 0;

/** A quota as count/total (LUCKY-4), with dashes until it is known. */
function quotaText(t: Translate<'deferred'>, name: 'total' | 'source1' | 'source2', quota: LuckyQuota | undefined) {
  if (!quota) return { shown: t(`lucky.quota_${name}`, { used: '–', total: '–' }) };
  const numbers = { used: Math.min(quota.count, quota.total), total: quota.total };
  return { shown: t(`lucky.quota_${name}`, numbers), spoken: t(`lucky.spoken_${name}`, numbers) };
}

/**
 * What a task pays, what several make (LUCKY-21), and how they are done.
 * @param left how many tasks are left today; undefined while it is not known
 */
function offerOf(t: Translate<'deferred'>, market: Market, rules: MarketRules, left: number | undefined) {
  const each = luckyReward(rules);
  const count = rules.luckyTodayAmount / each;
  return {
    each: t('lucky.per_task', { amount: formatMoney(each, market) }),
    // Whole tasks alone make an amount.
    ...(Number.isInteger(count) &&
      (left === undefined || left >= count) && {
        summary: t('lucky.summary', { count, amount: formatMoney(rules.luckyTodayAmount, market) }),
      }),
    steps: withDots(...luckySteps(t)),
  };
}

/** Why no task can be had any more, which takes the place of the button. */
function overText(t: Translate<'deferred'>, stop: ApplyStop | undefined, back: string | undefined) {
  switch (stop) {
    case 'closed':
      return withBack(t, t('lucky.closed_line'), back);
    case 'finished':
      return t('lucky.done_today');
    case 'noQuota':
      return t('lucky.no_quota');
    case 'noSource':
      return t('lucky.no_source');
    default:
      return undefined;
  }
}

/** A logged-in person's lucky tasks on home. Renders nothing when the server offers none. */
export function LuckyCard({ market, checkins, toCheckIn, onKnown, visible, next, onClaim }: LuckyCardProps) {
  const t = useDeferredTranslate();
  const dispatch = useAppDispatch();
  const services = useServices();
  const { data: list, error, isFetching, refetch } = useGetLuckyQuery({});
  const rules = useAppSelector((state) => selectMarketRules(state, market));
  const closed = rules.closed.includes('lucky');
  const back = useBack(market);
  // Also while the page fetches it again.
  const failed = list === undefined && error !== undefined;
  const loading = list === undefined && !failed;
  // Waiting times count from the moment the list was received, on the monotonic clock, which the person cannot change.
  const at = useMemo(() => (list ? services.elapsed() : 0), [list, services]);
  const applying = useRunning(useAppSelector(({ bridge }) => bridge.applyUntil));
  const { running, open, paid } = partsOf(list?.luckytasks ?? [], closed);
  const waiting = useRunning(at + (running?.rewardTimeRemain ?? 0));
  useClaim(running !== undefined && luckyStep(running.taskStatus, waiting) === 'claim', onClaim);
  const card = useFocusOnHash(luckyAnchorId, visible && !loading);
  useEffect(() => {
    if (!loading) onKnown();
  }, [loading, onKnown]);
  if (list && !isOffered(list)) return null;

  const press = (task: Task, step: LuckyStep) => {
    switch (step) {
      case 'get':
        return void dispatch(applyLucky({ checkins, toCheckIn, taskId: task.taskId }));
      case 'install':
        return void dispatch(openLuckyWindow(task));
      case 'open':
      case 'claim':
        return void dispatch(launchLucky(task));
      case 'closed':
      case 'paid':
    }
  };
  const row = (task: Task) => {
    const common = { task, market, cash: luckyReward(rules), at, running: task === running, onPress: press };
    return <LuckyTask key={task.taskRecordId} {...common} next={next && common.running} />;
  };
  const left = list && leftOf(list.totalInfo);
  // A missing check-in and the limit of requests per visit leave the button: pressing it gives the reason.
  const stop = list && applyStop({ checkins: undefined, applies: 0, list, applying: false, closed });
  return (
    <LuckyTaskCard
      ref={card}
      title={t('lucky.title')}
      mark={t('common.advertisement')}
      aria-busy={loading || undefined}
      total={failed ? t('network.list_failed') : quotaText(t, 'total', list?.totalInfo)}
      offer={running || closed || left === 0 ? undefined : offerOf(t, market, rules, left)}
      quotas={[quotaText(t, 'source1', list?.source1Info), quotaText(t, 'source2', list?.source2Info)]}
      // While a task is under way its own button is the only one (LUCKY-11).
      apply={failed ? t('common.retry') : applying ? t('lucky.applying') : running ? undefined : t('lucky.apply')}
      over={applying || running ? undefined : overText(t, stop, back('lucky'))}
      applyState={
        loading ? 'loading' : applying || (failed && isFetching) ? 'applying' : stop === 'closed' ? 'closed' : 'ready'
      }
      onApply={failed ? () => void refetch() : () => void dispatch(applyLucky({ checkins, toCheckIn }))}
      {...(paid.length > 0 && { paid: <LuckyPaid more={t('common.view_all')}>{paid.map(row)}</LuckyPaid> })}
    >
      {(running || open.length > 0) && [...(running ? [running] : []), ...open].map(row)}
    </LuckyTaskCard>
  );
}
