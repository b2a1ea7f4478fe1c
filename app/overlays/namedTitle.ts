import { titleCutEnd, titleMax } from '@tally/contract/limits';

/**
 * The title of a dialog with the name of an app in it. "Dialog titles longer than 30 characters: app names cut"
 * (section 5): the words around the name stay whole.
 */
export function namedTitle(title: (name: string) => string, name: string): string {
  const over = title(name).length - titleMax;
  return over > 0 ? title(`${name.slice(0, name.length - over - titleCutEnd.length).trimEnd()}${titleCutEnd}`) : title(name);
}
