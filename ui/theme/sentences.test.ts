import { allTexts } from '@tally/locales/all';
import { localeCodes } from '@tally/locales/tags';
import { expect, it } from 'vitest';
import { sentencesOf } from './sentences';

it.each([
  ['Link copied', ['Link copied']],
  ['Tugas ini sudah kedaluwarsa. Daftar diperbarui.', ['Tugas ini sudah kedaluwarsa. ', 'Daftar diperbarui.']],
  ['Kurang Rp\u00a05.000. Kerjakan tugas!', ['Kurang Rp\u00a05.000. ', 'Kerjakan tugas!']],
  ['Você tem R$\u00a05. É só sacar.', ['Você tem R$\u00a05. ', 'É só sacar.']],
  ['s.d. Rp 5.000', ['s.d. Rp 5.000']],
  ['No. Rekening, Jl. Merdeka, e.g. OVO', ['No. Rekening, Jl. Merdeka, e.g. OVO']],
  ['Sebentar, ya… Oke', ['Sebentar, ya… Oke']],
])('the sentences of "%s"', (message, sentences) => {
  expect(sentencesOf(message)).toEqual(sentences);
});

it.each(localeCodes)('each text of %s is whole in its sentences, and each of them begins and ends as one', (locale) => {
  for (const text of Object.values<string>(allTexts[locale])) {
    const sentences = sentencesOf(text);
    expect(sentences.join('')).toBe(text);
    for (const sentence of sentences.slice(0, -1)) expect(sentence).toMatch(/\S{2}[.!?] $/);
    for (const sentence of sentences.slice(1)) expect(sentence).toMatch(/^[A-ZÀ-Þ].{6}/);
  }
});
