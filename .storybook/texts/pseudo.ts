const accents: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  c: 'ç',
  n: 'ñ',
  y: 'ý',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  C: 'Ç',
  N: 'Ñ',
};

/** How much longer than English the pseudo text is: the growth that layouts must allow for in a translation. */
const growth = 0.4;

/**
 * Turns an English text into a longer one with accents, also on capitals: `Check in` -> `Çhéçk íñ éí`. Placeholders
 * (`{{count}}`) and tags stay; all letters are in the shipped font.
 */
export function pseudoText(text: string): string {
  const parts = text.split(/(\{\{.*?\}\}|<.*?>)/);
  const plain = parts.filter((_, index) => index % 2 === 0).join('');
  const drawn = parts
    .map((word, index) => (index % 2 === 0 ? word.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter) : word))
    .join('');
  const letters = plain.replace(/[^a-z]/gi, '').length;
  const extra = Math.ceil(letters * growth);
  // Split into words of six letters, so that it wraps like normal text.
  return extra === 0
    ? drawn
    : `${drawn} ${'éíóúáç'
        .repeat(Math.ceil(extra / 6))
        .slice(0, extra)
        .replace(/(.{6})(?=.)/g, '$1 ')}`;
}
