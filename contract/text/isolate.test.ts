import { expect, it } from 'vitest';
import { isolate } from './isolate';

it.each([
  ['Budi', 'Budi'],
  ["João D'Ávila (2)", "João D'Ávila (2)"],
  ['\u{1f389} Bonus', '\u{1f389} Bonus'],
  ['Budi\u202e', '\u2068Budi\u2069'],
  ['\u2069\u202eBudi\u2066', '\u2068Budi\u2069'],
  ['\u05d0\u05d1', '\u2068\u05d0\u05d1\u2069'],
  ['\u0645\u062d', '\u2068\u0645\u062d\u2069'],
  ['\u{10900}', '\u2068\u{10900}\u2069'],
  ['\u{1e900}', '\u2068\u{1e900}\u2069'],
])('%j keeps its direction to itself: %j (TEXT-10)', (text, within) => expect(isolate(text)).toBe(within));
