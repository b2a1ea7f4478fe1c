import { firstMode, largest, modeOf, modes, pseudo, type Mode } from '../modes.ts';

/** One variant of each story: Storybook's globals, and what is checked in it. */
export interface Variant {
  name: string;
  globals: {
    locale: string;
    textSize: string;
    /** Axe does not run on pseudo texts and large text: it checks the same story in four languages. */
    a11y: { manual: boolean };
  };
  /** The mode for which pictures are taken; undefined if none are taken. */
  mode?: Mode;
  /** Whether button labels have to stay on one line; not required at the largest text size. */
  pills: boolean;
}

const normalText = '100';

const inMode = (mode: Mode): Variant => ({
  name: mode.locale,
  globals: { locale: mode.locale, textSize: normalText, a11y: { manual: false } },
  mode,
  pills: true,
});

export const firstVariant: Variant = inMode(firstMode);

/** All variants, in the order of the checks: pictures are taken for those with a mode; the others are only checked. */
export const variants: readonly Variant[] = [
  firstVariant,
  ...modes.slice(1).map(inMode),
  { name: pseudo, globals: { locale: pseudo, textSize: normalText, a11y: { manual: true } }, pills: true },
  {
    name: `${modeOf(largest.locale).locale} ${largest.textSize} %`,
    globals: { ...largest, a11y: { manual: true } },
    pills: false,
  },
];
