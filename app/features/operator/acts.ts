import type { Act } from '../../overlays/content/act';

/** The decisions of operators, on the desk as on the operator page. */
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
  signOff: 'give',
  void: 'stop',
  open: 'give',
  close: 'refuse',
  answer: 'give',
} as const satisfies Record<string, Act>;
