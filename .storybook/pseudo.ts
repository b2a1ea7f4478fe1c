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

/** How much longer than English a translation may get before something has to give. */
const growth = 0.4;

/**
 * The text as a language would have it that is longer than English and has accents above capitals:
 * `Check in` -> `Çhéçk íñ éí`. Places for values (`{{count}}`) and tags stay; all letters are in the shipped font.
 */
export function pseudoText(text: string): string {
  const parts = text.split(/(\{\{.*?\}\}|<.*?>)/);
  const plain = parts.filter((_, index) => index % 2 === 0).join('');
  const drawn = parts
    .map((word, index) => (index % 2 === 0 ? word.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter) : word))
    .join('');
  const letters = plain.replace(/[^a-z]/gi, '').length;
  const extra = Math.ceil(letters * growth);
  // Broken into words of six so that it wraps as text does.
  return extra === 0
    ? drawn
    : `${drawn} ${'éíóúáç'
        .repeat(Math.ceil(extra / 6))
        .slice(0, extra)
        .replace(/(.{6})(?=.)/g, '$1 ')}`;
}
