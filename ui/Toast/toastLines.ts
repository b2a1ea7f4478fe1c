import { sentencesOf } from '../theme/sentences';

/** Characters that surely fit one line on a phone of 320 px: fewer beside an icon. */
const longest = { alone: 32, icon: 29 } as const;

/** The lines of a sentence, about equally long; a no-break space ties its words, and so does a dot between facts. */
function balanced(message: string, max: number): string[] {
  const words = message.match(/(?:\u00a0· |\S|\u00a0)+[^\S\u00a0]*/g) ?? [];
  const count = Math.ceil(message.trimEnd().length / max);
  const lines: string[] = [];
  let done = 0;
  for (const word of words) {
    const line = lines.pop() ?? '';
    const share = (message.length - done) / (count - lines.length);
    // A word at the end of the share belongs to the line that has more of it.
    if (line !== '' && lines.length < count - 1 && line.length + word.length / 2 > share) {
      lines.push(line, word);
      done += line.length;
    } else lines.push(line + word);
  }
  return lines;
}

/**
 * The lines of a toast: one, if it fits, else one or several for each sentence. Its box is then as wide as they are;
 * one whose text wraps by itself stays as wide as the screen. A line keeps the space at its end.
 */
export function toastLines(message: string, beside: keyof typeof longest): string[] {
  const max = longest[beside];
  return message.length <= max ? [message] : sentencesOf(message).flatMap((sentence) => balanced(sentence, max));
}
