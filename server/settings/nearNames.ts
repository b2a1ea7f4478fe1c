import leven from 'leven';

/** A shorter name is near too many others: POST is not HOST. */
const lettersLeast = 6;
/** Changed letters with which a name is still nearly another; two that are swapped are two. */
const distanceMost = 2;

const lettersOf = (name: string): string => name.toUpperCase().replace(/[^A-Z\d]/g, '');

/** The letters without our own name before them, and as one of what may be many. */
const coreOf = (name: string): string =>
  lettersOf(name)
    .replace(/^TALLY(?=.)/, '')
    .replace(/IES$/, 'Y')
    .replace(/S$/, '');

const distanceOf = (name: string, other: string): number => leven(lettersOf(name), lettersOf(other));

const isNear = (name: string, other: string): boolean =>
  coreOf(name) === coreOf(other) || (other.length >= lettersLeast && distanceOf(name, other) <= distanceMost);

/**
 * The names that are nearly one of the known ones, each with the nearest: in other letters, with other separators, with
 * our own name before it or without, as one or as many, or with up to two wrong letters.
 */
export const nearNames = (names: readonly string[], known: readonly string[]): [name: string, meant: string][] =>
  names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const [meant] = known
        .filter((other) => isNear(name, other))
        .toSorted((one, other) => distanceOf(name, one) - distanceOf(name, other));
      return meant === undefined ? [] : [[name, meant] as [string, string]];
    });
