import { operatorKeyLongerThan, opsAmount, opsDays, opsPays } from '@tally/contract/limits';

/** "Ops key longer than 7 characters" (section 5). */
export const isOperatorKey = (key: string): boolean => key.trim().length > operatorKeyLongerThan;

/** `day` of everybody, beside the hours of new users. */
export const everybody = 2;

export interface Preset {
  /** -1, 0, 1: who joined within 1 h, 8 h, 1 day; 2: everybody. */
  day: number;
  pay: 1 | 2;
  /** In each market's own currency. */
  amount: number;
}

/** "Preset operation buttons use amount 20000, day -1, 0 or 1 (1 h, 8 h, 1 day of new users) and pay 1 or 2" (section 2). */
export const newUserPresets: readonly Preset[] = opsDays.flatMap((day) => opsPays.map((pay) => ({ day, pay, amount: opsAmount })));
/** The same for all users. */
export const allUserPresets: readonly Preset[] = opsPays.map((pay) => ({ day: everybody, pay, amount: opsAmount }));
