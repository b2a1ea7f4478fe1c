import { describe, expect, it } from 'vitest';
import { policyOf } from './policy';

const policy = policyOf({ app: 'Tally', developer: 'Tally', email: 'help@example.com' });
const textOf = (heading: RegExp) => {
  const { text = '', points = [] } = policy.find((part) => heading.test(part.heading)) ?? {};
  return [text, ...points].join(' ');
};

describe('the privacy policy', () => {
  it('the privacy policy says how long what ad networks confirm, and what waits for it, is kept (PRIVACY-12)', () => {
    expect(textOf(/^Ads/)).toMatch(/what they confirmed and what waited for it for 30 days/);
    expect(textOf(/Bahasa Indonesia/)).toMatch(/menunggu konfirmasi jaringan iklan ikut dihapus/);
  });

  it('the privacy policy says how long codes of a wallet number and a phone are kept (PRIVACY-8)', () => {
    expect(textOf(/^How long/)).toMatch(/deleted your data, for 30 days: a code made from your e-\u2060wallet number/);
    expect(textOf(/^How long/)).toMatch(
      /paused because of suspected fraud, or something was still to be taken back from you, for 365 days/,
    );
    expect(textOf(/Bahasa Indonesia/)).toMatch(/Selama 30 hari kami menyimpan kode/);
  });
});
