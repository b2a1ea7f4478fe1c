import leven from 'leven';

/** A shorter name is near too many others: POST is not HOST. */
const lettersLeast = 6;
/** Changed letters with which a name is still nearly another; two that are swapped are two. */
const distanceMost = 2;

const lettersOf = (name: string): string => name.toUpperCase().replace(/[^A-Z\d]/g, '');

const isNear = (name: string, other: string): boolean =>
  lettersOf(name) === lettersOf(other) ||
  (other.length >= lettersLeast && leven(lettersOf(name), lettersOf(other)) <= distanceMost);

/**
 * The names that are nearly one of the known ones, each with that one: in other letters, with other separators, or with
 * up to two wrong letters.
 */
export const nearNames = (names: readonly string[], known: readonly string[]): [name: string, meant: string][] =>
  names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((other) => isNear(name, other));
      return meant === undefined ? [] : [[name, meant] as [string, string]];
    });
