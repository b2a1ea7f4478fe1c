import { expect, it } from 'vitest';
import { maskMessage } from './maskMessage';

it.each([
  ['an account number', 'account 081234567890 is taken', 'account *** is taken'],
  ['a phone as people write it', 'call +62 812-3456-7890 now', 'call +*** now'],
  ['a CPF', 'CPF 123.456.789-09 invalid', 'CPF *** invalid'],
  ['digits of another script', 'no ٠١٢٣٤٥٦٧٨٩', 'no ***'],
  ['an e-mail', 'no user sari.w+1@mail.example, sorry', 'no user ***, sorry'],
  ['an e-mail in an address', 'bad email=sari%40mail.example', 'bad ***'],
  ['a token', `bad token ${'aB3_'.repeat(13)}`, 'bad token ***'],
  ['a bearer with dots', 'Bearer eyJhbGciOi.eyJzdWIiOi.sflKxwRJSM', 'Bearer ***'],
  ['a key of Pix', 'key 123e4567-e89b-12d3-a456-426614174000', 'key ***'],
])('"no token, no account number, no e-mail, no phone": %s', (_, message, masked) => {
  expect(maskMessage(message)).toBe(masked);
});

it.each([
  ['what helps stays', 'too many requests (429), wait 60 s', 'too many requests (429), wait 60 s'],
  ['one line', 'first\r\nsecond\u0000third', 'first second third'],
  ['cut', 'no '.repeat(100), 'no '.repeat(40)],
  ['an emoji stays whole', `${'ab '.repeat(39)}ab\u{1f600}`, `${'ab '.repeat(39)}ab\u{1f600}`],
  ['or goes (TEXT-11)', `${'ab '.repeat(39)}abc\u{1f600}`, `${'ab '.repeat(39)}abc`],
])('%s', (_, message, masked) => {
  expect(maskMessage(message)).toBe(masked);
});
