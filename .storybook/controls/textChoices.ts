import { allTexts, en } from '@tally/locales/all';
import { modeOf, pseudo } from '../modes';
import { pseudoText } from '../texts/pseudo';

const pluralForm = /_(one|many|other)$/;

/** The texts of the product by key, the words of one form for those that have plurals. */
const wordsOf = (texts: Readonly<Record<string, string>>) =>
  new Map(Object.entries(texts).map(([key, words]) => [key.replace(pluralForm, ''), words]));

const english = wordsOf(en);

const placeholdersOf = (words: string) => Array.from(words.matchAll(/\{\{(\w+)/g), ([, name]) => name ?? '');

/**
 * Name of a text in Controls and in the story's address, where Storybook allows no dots: `exit.title` becomes
 * `exit-title`.
 */
export const choiceOf = (key: string): string => key.replaceAll('.', '-');

/** The texts that need no other values than the given ones, each with the names of those that it needs. */
export const textsFor = (given: readonly string[]): [key: string, needed: string[]][] =>
  [...english]
    .map(([key, words]): [string, string[]] => [key, placeholdersOf(words)])
    .filter(([, needed]) => needed.every((name) => given.includes(name)));

const maxLength = 80;

/** What Controls show for each text: its key, and its words in a language of the toolbar. */
export function textLabels(locale: unknown): Record<string, string> {
  const texts = wordsOf(allTexts[modeOf(locale).locale]);
  return Object.fromEntries(
    [...texts].map(([key, words]) => {
      const label = `${key} · ${locale === pseudo ? pseudoText(words) : words}`;
      return [choiceOf(key), label.length > maxLength ? `${label.slice(0, maxLength - 1)}…` : label];
    }),
  );
}
