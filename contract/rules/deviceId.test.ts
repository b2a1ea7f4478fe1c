import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceIdOf } from './deviceId';

describe('the id of a phone (PERSON-16)', () => {
  it.each([
    '00000000-0000-0000-0000-000000000000',
    '0'.repeat(32),
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    'F'.repeat(16),
    '9774d56d682e549c',
    '9774D56D-682E549C',
    '0123456789ABCDEF',
    '1234567890123456',
    '123456789012345',
    'fedcba9876543210',
    '012345678912345',
    '12345678-1234-1234-1234-123456789012',
    'abcdefghijklmnop',
    '01234567-89ab-cdef-0123-456789abcdef',
    '11111111-2222-3333-4444-555555555555',
    '98765432109876543210',
    'TP1A.220624.014',
    'QP1A.190711.020',
    'rkq1.200826.002',
    'AP3A.240905.015.A2',
    'UP1A.231005.007 ',
    'google/sdk_gphone64/emu64a:14/UP1A.231005.007/10817346:userdebug/dev-keys',
    '02:00:00:00:00:00',
    '00:00:00:00:00:00',
    'ff:ff:ff:ff:ff:ff',
    '00:11:22:33:44:55',
    'aa:bb:cc:dd:ee:ff',
    'unknownunknown',
    'undefined-undefined',
    'nullnullnull',
    'null-null-null-null',
    '[object Object]',
    'not available',
    'Permission denied',
    'android_id unknown',
    'emulator-5554',
    '15555215554',
    '310260000000000',
    'deadbeefdeadbeef',
    'abcabcabcabcabc',
    '1a2b1a2b1a2b1a2b',
    '00000000-0000-0000-0000-000000000001',
    '',
    '0',
    'unknown',
    'null',
    '0000000000',
    'abc-def-ghij',
    '-----------',
    '\u200b'.repeat(20),
    'x'.repeat(201),
    `gone/${'aZ3-_'.repeat(9)}`.slice(0, 48),
  ])('%j counts as none', (written) => {
    expect(deviceIdOf(written)).toBeUndefined();
  });

  it.each([
    ['ABCDEF0123456789', 'abcdef0123456789'],
    ['abcdef01-23456789', 'abcdef0123456789'],
    [' abcdef0123456789\u200b', 'abcdef0123456789'],
    [' 8a7f3c21-90be4d56 ', '8a7f3c2190be4d56'],
    ['8A7F3C21-90BE-4D56-A1B2-00F39C77E1D4', '8a7f3c21-90be-4d56-a1b2-00f39c77e1d4'],
    ['8a7f3c2190be4d56a1b200f39c77e1d4', '8a7f3c21-90be-4d56-a1b2-00f39c77e1d4'],
    ['358240051111110', '358240051111110'],
    ['f8:34:41:9c:0e:7b', 'f8:34:41:9c:0e:7b'],
    ['phone-of-dewi', 'phoneofdewi'],
    ['test-phone-of-ana', 'testphoneofana'],
  ])('%j is a phone: %s', (written, id) => {
    expect(deviceIdOf(written)).toBe(id);
  });

  const hex = (length: number) =>
    fc
      .array(fc.constantFrom(...'0123456789abcdef'), { minLength: length, maxLength: length })
      .map((signs) => signs.join(''))
      // By chance a few of them look like a stand-in.
      .filter((id) => new Set(id).size > 6);
  const ids = fc.oneof(hex(16), hex(32), fc.uuid({ version: 4 }));

  it('ids that phones make up by chance tell them apart', () => {
    fc.assert(fc.property(ids, (id) => deviceIdOf(id) !== undefined));
  });

  it('whatever is put between its signs that nobody sees, dashes, spaces and capitals, it is one phone', () => {
    const noise = fc.array(
      fc.constantFrom('-', ' ', '\u2013', '\u200b', '\ufeff', '\u00ad', '\u00a0', '\t', '\u202e', ''),
      {
        minLength: 40,
        maxLength: 40,
      },
    );
    fc.assert(
      fc.property(ids, noise, fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }), (id, between, upper) => {
        const written = [...id]
          .map((sign, place) => `${between[place] ?? ''}${upper[place] ? sign.toUpperCase() : sign}`)
          .join('');
        expect(deviceIdOf(`${written}\u200b`)).toBe(deviceIdOf(id));
      }),
    );
  });

  it('the one form of a form is itself, of whatever text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), ids), (written) => {
        const id = deviceIdOf(written);
        expect(id === undefined ? undefined : deviceIdOf(id)).toBe(id);
      }),
      { numRuns: 200 },
    );
  });
});
