import { titleCutEnd, titleMax } from '@tally/ui/theme/cutTitle';

/** Matches a dialog's name: long titles are cut, at their end or in the name of an app (DIALOG-1), which the made-up language of the stories does to many. */
export const truncatedName = (title: string) => (name: string) =>
  name.startsWith(title.slice(0, titleMax - titleCutEnd.length)) ||
  (name.includes(titleCutEnd) && title.startsWith(name.slice(0, name.indexOf(titleCutEnd))));
