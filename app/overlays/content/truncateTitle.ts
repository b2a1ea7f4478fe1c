import { cutText } from '@tally/contract/text/cutText';
import { titleCutEnd, titleMax } from '@tally/contract/text/cutTitle';

/**
 * Builds a dialog title that contains an app's name. "Dialog titles longer than 30 characters: app names cut"
 * (DIALOG-1): only the name is truncated, not the words around it.
 */
export function truncateTitle(title: (name: string) => string, name: string): string {
  const full = title(name);
  const [length, nameLength] = [full, name].map((text) => [...text].length) as [number, number];
  const left = nameLength - (length - titleMax) - titleCutEnd.length;
  // When the words alone are too long, nothing of the name would be left: the full title is returned, and the dialog
  // itself truncates its end.
  return length > titleMax && left > 0 ? title(`${cutText(name, left).trimEnd()}${titleCutEnd}`) : full;
}
