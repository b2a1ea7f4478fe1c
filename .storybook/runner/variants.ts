import { firstMode, largest, modeOf, modes, narrowest, pseudo, type Mode } from '../modes.ts';

/** One variant of each story: Storybook's globals, and what is checked in it, whichever command plays it. */
export interface Variant {
  name: string;
  globals: {
    locale: string;
    textSize: string;
    /** `manual`: Storybook does not run axe. It runs it in the first variant; for the others see `axeOfLanguage`. */
    a11y: { manual: boolean };
  };
  /**
   * Width of the page while the story is drawn and played, CSS px. What a story measures then (the flight of coins) must
   * fit the narrowest page, where it is checked.
   */
  width: number;
  /** The mode for which pictures are taken; undefined if none are taken. */
  mode?: Mode;
  /** Whether button labels have to stay on one line; not required at the largest text size. */
  pills: boolean;
}

/** The languages of a run. */
export type Languages = 'first' | 'others' | 'all';

const normalText = '100';

const inMode = (mode: Mode, width: number): Variant => ({
  name: mode.locale,
  globals: { locale: mode.locale, textSize: normalText, a11y: { manual: mode !== firstMode } },
  width,
  mode,
  pills: true,
});

/** The variant in which what does not depend on the language is checked. */
export const firstVariant: Variant = inMode(firstMode, firstMode.width);

const otherVariants: readonly Variant[] = [
  ...modes.slice(1).map((mode) => inMode(mode, narrowest)),
  {
    name: pseudo,
    globals: { locale: pseudo, textSize: normalText, a11y: { manual: true } },
    width: narrowest,
    pills: true,
  },
  {
    name: `${modeOf(largest.locale).locale} ${largest.textSize} %`,
    globals: { ...largest, a11y: { manual: true } },
    width: narrowest,
    pills: false,
  },
];

/**
 * The variants that a run plays, in their order: `first`: `npm test`; `others`: what the integration adds. A variant is
 * the same in each of them.
 */
export const variantsOf: Readonly<Record<Languages, readonly Variant[]>> = {
  first: [firstVariant],
  others: otherVariants,
  all: [firstVariant, ...otherVariants],
};
