import { titleCutEnd, titleMax } from '@tally/ui/theme/cutTitle';

/**
 * The title of a dialog with the name of an app in it. "Dialog titles longer than 30 characters: app names cut"
 * (DIALOG-1): the words around the name are not cut.
 */
export function truncateTitle(title: (name: string) => string, name: string): string {
  const full = title(name);
  const left = name.length - (full.length - titleMax) - titleCutEnd.length;
  // Where the words alone are too long, nothing of the name would be left: then the dialog itself cuts the end.
  return full.length > titleMax && left > 0 ? title(`${name.slice(0, left).trimEnd()}${titleCutEnd}`) : full;
}
