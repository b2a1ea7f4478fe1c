import { timeZones, type Market } from '@tally/contract/market';

/** Minutes since the market's midnight. @param ms the server's time, ms since the epoch */
export function minutesOfDay(market: Market, ms: number): number {
  const [hour, minute] = new Intl.DateTimeFormat('en-GB', {
    timeZone: timeZones[market],
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
    .format(ms)
    .split(':');
  return Number(hour) * 60 + Number(minute);
}

/** The day on the market's clock, `2026-01-15`. @param ms the server's time, ms since the epoch */
export const dayOf = (market: Market, ms: number): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: timeZones[market],
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(ms);

/** Minutes of a day as people read them: `02:00`, `24:00`. */
export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
