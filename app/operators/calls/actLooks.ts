import type { Act } from '../../overlays/content/act';

/** How the decisions of operators look. */
export const acts = {
  pay: 'give',
  refuse: 'refuse',
  freeze: 'stop',
  unfreeze: 'give',
  invalidate: 'stop',
  restore: 'give',
  pass: 'give',
  reject: 'refuse',
  approve: 'give',
  goodwill: 'give',
  clawback: 'refuse',
  giveNumber: 'give',
  refuseNumber: 'refuse',
  signOff: 'give',
  void: 'stop',
  export: 'give',
  open: 'give',
  close: 'refuse',
  answer: 'give',
} as const satisfies Record<string, Act>;

/** What is decided about a result that contradicts the books: money that is booked back is given. */
export const exceptionActs = { return: 'give', close: 'plain' } as const satisfies Record<string, Act>;

/** How a decision looks: what takes back what stopped somebody gives too, and is less urgent than what pays. */
export const lookOf = (action: keyof typeof acts) => ({
  act: acts[action],
  isSoft: action === 'unfreeze' || action === 'restore',
});
