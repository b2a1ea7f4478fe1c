// @vitest-environment node
import { hostEvent, type ToldEventKind } from '@tally/contract/host/hostEvents';
import { locales } from '@tally/contract/market/codes';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { eventTexts } from './eventTexts';

const kinds: readonly ToldEventKind[] = [
  'withdrawal.paid',
  'withdrawal.failed',
  'withdrawal.returned',
  'message.answered',
  'money.lapsing',
];
const about = { id: 'e'.repeat(36), userId: 'p-1', market: 'id', at: 1, withdrawalId: 7 };

it.each(locales.flatMap((locale) => kinds.map((kind) => [locale, kind] as const)))(
  '%s: the text of %s fits, and says no amount (EVENT-2)',
  (locale, kind) => {
    const text = eventTexts[locale][kind];
    expect(v.is(hostEvent, { ...about, kind, locale, text })).toBe(true);
    expect(text).not.toMatch(/Rp|R\$|₱/);
  },
);
