/**
 * The sentences of a message, each with the space that follows it. Abbreviations end none: what is short stands with
 * what follows it.
 */
export const sentencesOf = (message: string): string[] =>
  message.replace(/((?:[^\s.]{3}|\d)[.!?]) (?=[A-ZÀ-Þ])/g, '$1 \n').split('\n');
