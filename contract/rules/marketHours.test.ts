import { afterEach, describe, expect, it } from 'vitest';
import { exchangeFromHour } from '../limits/exchange';
import { hourMs } from '../limits/time';
import { withdrawWindows } from '../limits/withdrawHours';
import { marketLocales, markets } from '../market/codes';
import { exchangeOn } from './exchange';
import { localTime } from './marketClock';
import { withdrawStateAt } from './withdrawHours';
import { quotaAt } from './quota';

/**
 * Time zones that phones may be set to: the extreme offsets, offsets with half hours, and zones with daylight saving
 * time.
 */
const deviceZones = [
  'Pacific/Kiritimati',
  'Asia/Manila',
  'Asia/Jakarta',
  'Asia/Calcutta',
  'Europe/London',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Pacific/Pago_Pago',
];
/** Hours of the market's day at which a period begins or ends. */
const boundaries = [0, 1, 2, 5, 6, 11, 24];
/** UTC offsets of the markets in hours; written out so that the test does not depend on the code under test. */
const ahead = { id: 7, ph: 8, br: -3 } as const;
const midnight = Date.UTC(2026, 10, 18);

describe('windows of the market at their boundaries, whatever the phone says (N6) (TIME-1, WITHDRAW-7, TASK-3, MONEY-11)', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  it.each(deviceZones)('the hours of the market hold on a phone in %s', (device) => {
    process.env['TZ'] = device;
    // Checks that the process uses the zone; with most of them, code that used the phone's own calendar would fail.
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(device);
    for (const market of markets)
      for (const hour of boundaries)
        for (const seconds of [-1, 0, 1]) {
          const now = midnight + (hour - ahead[market]) * hourMs + seconds * 1000;
          const ofDay = (((hour * 3600 + seconds) % 86_400) + 86_400) % 86_400;
          const where = `${market} at ${hour}:00 ${seconds} s`;
          expect(localTime(now, market).minutes, where).toBe(Math.floor(ofDay / 60));
          for (const locale of marketLocales[market])
            expect(withdrawStateAt(withdrawWindows[locale], localTime(now, market).minutes), `${where} ${locale}`).toBe(
              ofDay >= (locale === 'id' ? 3600 : 7200) ? 'open' : 'later',
            );
          const morning = market === 'id' && ofDay >= 3600 && ofDay < 11 * 3600;
          expect(quotaAt({ taskType: 'videoad', maxCount: 20 }, market, localTime(now, market).minutes), where).toBe(
            morning ? 10 : 20,
          );
          expect(exchangeOn(now, market), where).toBe(ofDay < exchangeFromHour * 3600 ? 'today' : 'tomorrow');
        }
  });
});
