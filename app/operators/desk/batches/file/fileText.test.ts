import { expect, it } from 'vitest';
import { fileTextOf } from './fileText';

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = (...values: number[]) => Uint8Array.from(values);
/** UTF-16 with its mark. */
const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...`\uFEFF${text}`].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );

it.each([
  ['UTF-8', utf8('Chave inválida'), 'Chave inválida', 'utf-8'],
  ['UTF-8 with its mark', utf8('\uFEFFid,amount'), 'id,amount', 'utf-8'],
  ['UTF-16', utf16('inválida', true), 'inválida', 'utf-16le'],
  ['UTF-16, the other way round', utf16('inválida', false), 'inválida', 'utf-16be'],
  ['Windows-1252', bytes(0x69, 0x6e, 0x76, 0xe1, 0x6c, 0x69, 0x64, 0x61), 'inválida', 'windows-1252'],
  ['no bytes', bytes(), '', 'utf-8'],
])('%s is read (OPS-24)', (_, file, text, encoding) => {
  expect(fileTextOf(file)).toEqual({ text, encoding });
});

it.each([
  ['UTF-16 without its mark', utf16('id', true).slice(2)],
  ['UTF-16 that is cut', bytes(0xff, 0xfe, 0x69)],
  ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['a packed spreadsheet', bytes(0x50, 0x4b, 0x03, 0x04)],
  ['bytes that Windows-1252 has not', bytes(0x69, 0x81, 0x8d)],
])('%s is refused (OPS-24)', (_, file) => {
  expect(fileTextOf(file)).toBeUndefined();
});
