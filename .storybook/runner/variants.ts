import { firstMode, largest, modeOf, modes, pseudo, type Mode } from '../modes.ts';

/** One variant of each story: Storybook's globals, and what is checked in it. */
export interface Variant {
  name: string;
  globals: {
    locale: string;
    textSize: string;
    /** Axe does not run on pseudo texts and larger ones: it has checked the same story in four languages. */
    a11y: { manual: boolean };
  };
  /** The mode whose pictures are taken. */
  mode?: Mode;
  /** Button labels have to stay on one line; with the phone's largest text they need not. */
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

/** In this order: pictures are taken in the modes; the others are only checked. */
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
