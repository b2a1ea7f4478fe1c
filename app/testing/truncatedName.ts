import { titleCutEnd, titleMax } from '@tally/contract/text/cutTitle';

/**
 * Matches a dialog's accessible name against its title: long titles are truncated, at their end or within an app's name
 * (DIALOG-1), which happens to many in the pseudo-locale of the stories.
 */
export const truncatedName = (title: string) => (name: string) =>
  name.startsWith(title.slice(0, titleMax - titleCutEnd.length)) ||
  (name.includes(titleCutEnd) && title.startsWith(name.slice(0, name.indexOf(titleCutEnd))));
