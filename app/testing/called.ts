import { titleCut } from '@tally/contract/limits';

/** Matches a dialog's name: long titles are cut (section 9), which the made-up language of the stories does to many. */
export const called = (title: string) => (name: string) => name.startsWith(title.slice(0, titleCut));
