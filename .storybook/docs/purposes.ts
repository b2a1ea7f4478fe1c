import type { color } from '@tally/tokens/color';
import type { layer } from '@tally/tokens/layer';
import type { motion } from '@tally/tokens/motion';
import type { elevation, radius } from '@tally/tokens/shape';
import type { space } from '@tally/tokens/space';
import type { type } from '@tally/tokens/type';

/** The purpose of each token; the type makes a missing entry a compile error. */
type Purposes<Tokens> = Readonly<Record<keyof Tokens, string>>;

/** Keyed by the first part of a colour's name. */
export const colorPurposes: Purposes<typeof color> = {
  page: 'The ground of every page',
  surface: 'Cards, tickets, fields',
  sunken: 'Lies lower than a card: a quotation, what cannot be had yet',
  chosen: 'Under what is chosen, a banner, a code',
  initial: 'A letter in place of the picture of a person or an app',
  text: 'Titles, amounts',
  textSecondary: 'Sentences',
  textCaption: 'Labels and hints',
  divider: 'Between rows of one card',
  skeleton: 'Stands for what is still coming',
  outline: 'Around what is off or not chosen',
  fieldBorder: 'Around what is typed into or chosen',
  link: 'Words that lead somewhere',
  focus: 'The ring of the keyboard',
  button:
    'What is pressed: full for the one thing to do, soft for the others, low for what pays or approves or when little is left, off',
  hero: 'The red head of a page',
  reward: 'What was earned or will be',
  earned: 'What is done: gold stubs and tickets',
  goal: 'The way to the next withdrawal',
  paid: 'Money that has arrived',
  paying: 'Money or an answer on its way',
  failed: 'What went wrong, and where the money is now',
  neutral: 'Says something without judging it',
  ad: 'Marks advertising',
  scrim: 'Behind a dialog',
  toast: 'The toast itself',
  art: 'Inks of the pictures; never for words or surfaces',
};

export const typePurposes: Purposes<typeof type> = {
  caption: 'Badges, names under icons',
  toast: 'What a toast says',
  small: 'Second lines and hints',
  smallStrong: 'Small words that can be pressed, or count',
  line: 'Sentences of one line beside a picture',
  body: 'Sentences',
  bodyStrong: 'What stands out of sentences; amounts in rows',
  label: 'Names of rows, buttons',
  title: 'Sections and dialogs',
  bar: 'The title of a page',
  code: 'What is read out letter by letter',
  amount: 'Amounts beside others',
  money: 'The amount a card is about',
  headline: 'The amount a page is about',
  receipt: 'The amount of a receipt',
};

export const spacePurposes: Purposes<typeof space> = {
  2: 'Two lines of one thing',
  4: 'An icon and its word',
  8: 'Parts of one thing; cards of one list',
  12: 'Inside a card',
  16: 'The sides of cards and pages',
  20: 'Columns of amounts',
  24: 'Sections',
  32: 'Parts of a page that stands alone',
  40: 'Around a picture that stands alone',
};

export const radiusPurposes: Purposes<typeof radius> = {
  badge: 'Badges, small tiles',
  pill: 'Small buttons, icons of apps',
  button: 'Buttons, fields, choices',
  card: 'Cards, tickets',
  dialog: 'Dialogs',
  round: 'Faces, bars, dots',
};

export const elevationPurposes: Purposes<typeof elevation> = {
  ticket: 'Tickets: not blurred, it follows the cut outline',
  card: 'Cards on the page',
  bar: 'The bar at the bottom',
  float: 'What floats over the page',
  dialog: 'Dialogs',
};

export const motionPurposes: Purposes<typeof motion> = {
  tap: 'A press answers',
  fast: 'Something small appears or is chosen',
  base: 'A dialog or toast comes; a stub falls',
  slow: 'Something large comes',
  stamp: 'A stamp lands; the badge of a picture appears',
  flip: 'One thing takes the place of another',
  out: 'Comes: fast at first, gentle at the end',
  inOut: 'Leaves, or moves from place to place',
  spring: 'A light overshoot, for rewards only',
};

export const layerPurposes: Purposes<typeof layer> = {
  raised: 'Over its own neighbours',
  bar: 'The bar at the bottom',
  float: 'What floats over the page',
  dialog: 'Dialogs',
  toast: 'Toasts: over everything',
};
