import { allTexts } from '@tally/locales/all';
import { bcp47, localeCodes } from '@tally/locales/tags';
import { createTranslate } from '@tally/locales/text';
import { describe, expect, it } from 'vitest';
import { allToasts } from '../testing/allOverlays';
import type { ToastContent } from './content/toastContent';

type Content = (t: ReturnType<typeof createTranslate>, params: object) => ToastContent;

/** Parameters for all toasts; each uses its own. */
const parameters = {
  coins: '1.000',
  cash: '',
  worth: 'Rp 100',
  exchangeOn: 'tomorrow',
  count: 2,
  done: 1,
  left: 1,
  min: 8,
  info: 'BUSY',
  reason: 'busy',
  cause: 'clock',
  by: '18\u00a0Nov\u00a0· 12.00',
};

/** One sentence without full stop, or several that all end; the dots of "Rp 1.000" end none. */
const isPunctuated = (text: string) => (/[.!?]\s/.test(text) ? /[.!?]$/.test(text) : !text.endsWith('.'));

describe('a toast of one sentence has no full stop, one of two has both', () => {
  const kinds = Object.entries(allToasts as unknown as Record<string, Content>);
  it.each(localeCodes)('%s', (locale) => {
    const t = createTranslate(allTexts[locale], bcp47[locale]);
    const wrong = kinds
      .map(([kind, content]) => `${kind}: ${content(t, parameters).message}`)
      .filter((line) => !isPunctuated(line));
    expect(wrong).toEqual([]);
  });
});
