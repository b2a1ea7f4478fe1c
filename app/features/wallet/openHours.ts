import { timeZones, withdrawWindows, type Locale, type Market } from '@tally/contract/market';

/** Minutes since the market's midnight. @param ms the server's time, ms since the epoch */
export function minutesOfDay(market: Market, ms: number): number {
  const [hour, minute] = new Intl.DateTimeFormat('en-GB', { timeZone: timeZones[market], hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(ms).split(':');
  return Number(hour) * 60 + Number(minute);
}

/** Whether withdrawing is open: "02:00-24:00; 01:00 in Indonesian text" (section 5), on the market's clock. */
export function isOpen(locale: Locale, market: Market, ms: number): boolean {
  const open = withdrawWindows[locale];
  const minutes = minutesOfDay(market, ms);
  return open === null || (minutes >= open.from && minutes < open.to);
}

/** Minutes of a day as people read them: `02:00`, `24:00`. */
export const clockText = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
