/** Names of the actions that the pages post; the typo `rediect` is part of the protocol. */
export const h5Actions = [
  'open',
  'rediect',
  'big_withdraw',
  'LT_showWindow',
  'LT_callback',
  'lt_nocheckin',
  'checkInCallback_false',
  'lotteryCallback_false',
] as const;
export type H5Action = (typeof h5Actions)[number];
