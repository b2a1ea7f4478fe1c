import { isSameReference } from './payoutVerdict';

/** Digits of a number that a spreadsheet keeps; those after them it shows as zeros. */
const keptDigits = 15;

/** A number with a decimal sign, or with an exponent: 4.5E+15, 4,50E+15, 1234567.0. */
const shownNumber = /^[-+]?\d[\d.,]*(?:E[-+]\d+)?$/i;
const isShownAsNumber = (reference: string): boolean => shownNumber.test(reference) && /[.,]|E[-+]/i.test(reference);

/** Whether a reference has more digits than a spreadsheet keeps. */
const isLongNumber = (reference: string): boolean => /^\d+$/.test(reference) && reference.length > keptDigits;

/** Whether a long number is zeros from where a spreadsheet would have rounded it. */
const isRounded = (reference: string): boolean => isLongNumber(reference) && /^0+$/.test(reference.slice(keptDigits));

/** Whether one of two different references can be what a spreadsheet has made of the other. */
const isRoundingOf = (one: string, other: string): boolean =>
  one !== other &&
  one.length === other.length &&
  one.slice(0, keptDigits) === other.slice(0, keptDigits) &&
  (isRounded(one) || isRounded(other)) &&
  isLongNumber(one) &&
  isLongNumber(other);

/** A reference of a batch, with the withdrawal that it is about. */
export interface BatchReference {
  readonly id: number;
  readonly reference: string;
}

/**
 * Whether a spreadsheet has most likely spoiled a reference (OPS-60): it has a decimal sign or an exponent, or it is a
 * long number that ends in zeros while others of its batch do not. It then says nothing of which payment it was.
 *
 * @param batch the references of the batch, of the file as well as of the results that were taken before
 */
export function isSpoiled({ id, reference }: BatchReference, batch: readonly BatchReference[]): boolean {
  if (isShownAsNumber(reference)) return true;
  if (!isLongNumber(reference)) return false;
  const others = batch.filter((each) => isLongNumber(each.reference));
  if (others.some((each) => each.id === id && isRoundingOf(each.reference, reference))) return true;
  if (!isRounded(reference)) return false;
  // Two payments never have one reference, so this one was rounded.
  if (others.some((each) => each.id !== id && isSameReference(each.reference, reference))) return true;
  const different = others.filter((each) => !isSameReference(each.reference, reference));
  return different.length === 0 || different.some((each) => !isRounded(each.reference));
}
