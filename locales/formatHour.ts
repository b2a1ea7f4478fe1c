import type { Market } from '@tally/contract/market/codes';

const two = (part: number) => String(part).padStart(2, '0');

/**
 * Formats minutes since midnight as the market says an hour: `07.00`, `24.00` (id), `7 AM`, `12:30 PM`, `12 noon`,
 * `midnight` (ph), `7h`, `11h30`, `24h` (br). A day begins at `00.00`, `12 AM`, `0h` (TIME-6): beside a date,
 * "midnight" could be its end. The text around it names the zone where the hour is promised (TIME-5).
 */
export function formatHour(minutes: number, market: Market): string {
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (market === 'id') return `${two(hour)}.${two(rest)}`;
  if (market === 'br') return `${hour}h${rest ? two(rest) : ''}`;
  if (hour === 24 && !rest) return 'midnight';
  if (hour === 12 && !rest) return '12\u00a0noon';
  return `${hour % 12 || 12}${rest ? `:${two(rest)}` : ''}\u00a0${hour < 12 ? 'AM' : 'PM'}`;
}
