import { firstMode, largest, modeOf, modes, pseudo, type Mode } from '../modes.ts';

/** One way a story is looked at: what Storybook's globals are set to for it, and what is asked of it then. */
export interface Variant {
  name: string;
  globals: {
    locale: string;
    textSize: string;
    /** Axe is not asked where the words are made up or only larger: it has seen the same story in four languages. */
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

/** In this order: pictures are taken in the modes, the others are only looked at. */
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
