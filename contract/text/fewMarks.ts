/** How many marks a letter carries in the spellings of names: Hebrew, Hindi, Tibetan and Burmese need three. */
const marksOnLetter = 3;

/** Marks, and what is not seen between them: the marks behind it stand on the same letter. */
const marks = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;
/** Marks above, below and around a letter. The others stand beside it and take room of their own, like letters. */
const stacked = /[\p{Mn}\p{Me}]/u;

/** At most `marksOnLetter` stacked marks of a run. */
function firstMarks(run: string): string {
  let left = marksOnLetter;
  return run.replace(/[\p{Mn}\p{Me}]/gu, (mark) => (left-- > 0 ? mark : ''));
}

/**
 * A text whose letters carry no more marks than any spelling needs (TEXT-14): a pile of them would paint over the rows
 * above and below. Text without such a pile stays as it is. Accents of ready-made letters (`ế`) count too.
 */
export function fewMarks(text: string): string {
  if (!stacked.test(text)) return text;
  const taken = text.normalize('NFD');
  const kept = taken.replace(marks, firstMarks);
  return kept === taken ? text : kept.normalize('NFC');
}
