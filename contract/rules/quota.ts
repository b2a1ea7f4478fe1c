import { hourMs } from '../limits/time';
import { morningHalf } from '../limits/task';
import type { Market } from '../market/codes';
import type { NormalTask } from '../tasks/task';
import { localTime } from './marketClock';

/** The hour of the day (0 to 23) in which a minute of the day lies. */
const hourOf = (minutes: number): number => Math.floor(minutes / 60);

/**
 * How often a task may be done at this time of the day: "Indonesia: before 11:00 only half of the lottery and video-ad
 * quota counts (max/2); later the full quota"; the first hour of the day, while the counters are reset, is exempt
 * (TASK-3, TASK-4).
 * @param minutes since midnight on the market's clock
 */
export function quotaAt(
  { taskType, maxCount }: Pick<NormalTask, 'taskType' | 'maxCount'>,
  market: Market,
  minutes: number,
): number {
  const rule = taskType === 'lottery' || taskType === 'videoad' ? morningHalf[market] : null;
  if (!rule) return maxCount;
  const hour = hourOf(minutes);
  return hour >= rule.exemptUntilHour && hour < rule.untilHour ? Math.floor(maxCount / 2) : maxCount;
}

/**
 * The minute of the day until which the market resets the counters of lottery and video ad (TASK-4); undefined: it does
 * not do so now.
 * @param minutes since midnight on the market's clock
 */
export function resetUntil(market: Market, minutes: number): number | undefined {
  const until = (morningHalf[market]?.exemptUntilHour ?? 0) * 60;
  return minutes < until ? until : undefined;
}

/**
 * Ms until the quotas or counts next change: at the market's midnight, when counting starts again, and where half of
 * the quota is held back in the morning, at the hours when that begins and ends. Relies on the markets' UTC offsets
 * being whole hours.
 * @param now the server's time, ms since the epoch
 */
export function untilQuotaChange(market: Market, now: number): number {
  const rule = morningHalf[market];
  const hour = hourOf(localTime(now, market).minutes);
  const next = (rule ? [rule.exemptUntilHour, rule.untilHour] : []).find((one) => one > hour) ?? 24;
  return (next - hour) * hourMs - (now % hourMs);
}
