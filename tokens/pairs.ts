import type { Color } from './color';

/** The names of all roles, e.g. `button.label`. */
type Names<Tree, Path extends string = ''> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? `${Path}${Name}` : Names<Tree[Name], `${Path}${Name}.`>;
}[keyof Tree & string];

export type Role = Names<Color>;

/** A foreground on a background. Text needs a contrast of 4.5:1; large text and graphics need 3:1 (WCAG 2.2 AA). */
export interface Pair {
  use: string;
  /** The role of the foreground, of its background, and of further layers below while a background is translucent. */
  roles: readonly [front: Role, ...behind: Role[]];
  kind: 'text' | 'large' | 'graphic';
}

const pair = (kind: Pair['kind'], use: string, ...roles: Pair['roles']): Pair => ({ use, kind, roles });

/** Every colour pair that components use. A component that uses a new pair adds it here. */
export const pairs: readonly Pair[] = [
  pair('text', 'Text on the page', 'text', 'page'),
  pair('text', 'Text on a card', 'text', 'surface'),
  pair('text', 'Text on a sunken ground', 'text', 'sunken'),
  pair('text', 'Second text on the page', 'textSecondary', 'page'),
  pair('text', 'Second text on a card', 'textSecondary', 'surface'),
  pair('text', 'Caption on the page', 'textCaption', 'page'),
  pair('text', 'Caption or placeholder on a card', 'textCaption', 'surface'),
  pair('text', 'Caption on a sunken ground', 'textCaption', 'sunken'),
  pair('text', 'Link on a sunken ground', 'button.softLabel', 'sunken'),
  pair('text', 'Link on the page', 'link', 'page'),
  pair('text', 'Link on a card', 'link', 'surface'),
  pair('text', 'Button', 'button.label', 'button.fill'),
  pair('text', 'Button, pressed', 'button.label', 'button.pressed'),
  pair('text', 'Soft button', 'button.softLabel', 'button.softFill'),
  pair('text', 'Soft button, pressed', 'button.softLabel', 'button.softPressed'),
  pair('text', 'Quiet button on the page', 'button.softLabel', 'page'),
  pair('text', 'Button that pays or approves, or when little is left', 'button.label', 'button.low'),
  pair('text', 'Button that pays or approves, pressed', 'button.label', 'button.lowPressed'),
  pair('text', 'Button that refuses', 'button.label', 'button.danger'),
  pair('text', 'Button that refuses, pressed', 'button.label', 'button.dangerPressed'),
  pair('text', 'Button that is off', 'button.offLabel', 'button.offFill'),
  pair('text', 'Reward on a card', 'reward.text', 'surface'),
  pair('text', 'Reward on its chip', 'reward.text', 'reward.bg'),
  pair('text', 'Paid', 'paid.fg', 'paid.bg'),
  pair('text', 'Paying', 'paying.fg', 'paying.bg'),
  pair('text', 'Text on gold', 'text', 'reward.bg'),
  pair('text', 'Second text on gold', 'textSecondary', 'reward.bg'),
  pair('text', 'Text on what is chosen', 'text', 'chosen'),
  pair('text', 'Letter in place of a picture', 'initial.fg', 'initial.bg'),
  pair('text', 'Letters on what is chosen', 'button.softLabel', 'chosen'),
  pair('text', 'Second text on a banner', 'textSecondary', 'chosen'),
  pair('text', 'Second text on a banner, pressed', 'textSecondary', 'button.softFill'),
  pair('text', 'Failed', 'failed.fg', 'failed.bg'),
  pair('text', 'Failed on a sunken ground', 'failed.fg', 'sunken'),
  pair('text', 'Reward on the gold band', 'reward.text', 'reward.ground'),
  pair('text', 'Caption on the gold band', 'textCaption', 'reward.ground'),
  pair('text', 'Second text on the gold band', 'textSecondary', 'reward.ground'),
  pair('text', 'Text on the gold band', 'text', 'reward.ground'),
  pair('text', 'Text on the gold ticket', 'text', 'earned.ground'),
  pair('text', 'Second text on the gold ticket', 'textSecondary', 'earned.ground'),
  pair('text', 'Amount that was paid, over the coins', 'text', 'earned.ray'),
  pair('text', 'Stamp on the page', 'earned.stamp', 'page'),
  pair('text', 'Failed on its row', 'failed.fg', 'failed.ground'),
  pair('text', 'Text on a failed row', 'text', 'failed.ground'),
  pair('graphic', 'Tear line of a failed row', 'art.danger', 'failed.ground'),
  pair('text', 'Second text on a failed row', 'textSecondary', 'failed.ground'),
  pair('text', 'First medal', 'art.dark', 'art.gold'),
  pair('text', 'Second medal', 'art.silverInk', 'art.silver'),
  pair('text', 'Third medal', 'art.bronzeInk', 'art.bronze'),
  pair('text', 'Neutral badge', 'neutral.fg', 'neutral.bg'),
  pair('text', 'Advertising mark', 'ad.fg', 'ad.bg'),
  pair('text', 'Small text on a chip on the hero', 'hero.text', 'hero.chip', 'hero.fill'),
  pair('text', 'Small text on a chip on the pattern', 'hero.text', 'hero.chip', 'hero.pattern', 'hero.fill'),
  pair('large', 'Title on the hero', 'hero.text', 'hero.fill'),
  pair('large', 'Title on the pattern', 'hero.text', 'hero.pattern', 'hero.fill'),
  pair('text', 'Toast', 'toast.text', 'toast.fill'),
  pair('text', 'Income on a card', 'paid.fg', 'surface'),
  pair('text', 'Good news on the page', 'paid.fg', 'page'),
  pair('graphic', 'Mark of good news on the page', 'paid.fg', 'page'),
  pair('text', 'Outgo or error on a card', 'failed.fg', 'surface'),
  pair('text', 'Error on the page', 'failed.fg', 'page'),
  pair('text', 'What is closed, on a sunken ground', 'paying.fg', 'sunken'),
  pair('text', 'Second text on a sunken ground', 'textSecondary', 'sunken'),
  pair('text', 'Chosen tab on a card', 'button.softLabel', 'surface'),
  pair('text', 'Caption on a chosen card', 'textCaption', 'chosen'),
  pair('graphic', 'Border of a field', 'fieldBorder', 'surface'),
  pair('graphic', 'Border of a field that is off', 'fieldBorder', 'sunken'),
  pair('graphic', 'Border of what is chosen', 'hero.fill', 'chosen'),
  pair('graphic', 'Mark of what is chosen on the page', 'button.fill', 'page'),
  pair('graphic', 'Part that is done', 'button.fill', 'divider'),
  pair('graphic', 'Everything done', 'button.low', 'divider'),
  pair('graphic', 'Cash on the way to the goal', 'goal.cash', 'goal.rest'),
  pair('graphic', 'The goal is reached', 'goal.ready', 'goal.rest'),
  pair('graphic', "Stripes of tomorrow's share", 'goal.stripe', 'goal.tomorrow'),
  pair('graphic', 'Hands of the clock badge', 'art.dark', 'art.gold'),
  pair('graphic', 'Check badge', 'art.white', 'art.greenDeep'),
  pair('graphic', 'Cross badge', 'art.white', 'art.danger'),
  pair('graphic', 'Check on a gold stub', 'art.dark', 'earned.ray'),
  pair('graphic', 'Wrong field', 'failed.fg', 'surface'),
  pair('graphic', 'Focus ring on the page', 'focus', 'page'),
  pair('graphic', 'Focus ring on a card', 'focus', 'surface'),
  pair('graphic', 'Art outline on a card', 'art.dark', 'surface'),
  pair('graphic', 'Tally strokes on a coin', 'art.dark', 'art.goldMid'),
  pair('graphic', 'Red art on a card', 'art.red', 'surface'),
  pair('graphic', 'Coin in a toast', 'art.gold', 'toast.fill'),
  pair('graphic', 'Cross in a toast', 'art.redSoft', 'toast.fill'),
  pair('graphic', 'Tick in a toast', 'art.green', 'toast.fill'),
];
