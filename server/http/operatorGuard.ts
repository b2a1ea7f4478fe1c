import { minuteMs } from '@tally/contract/limits';
import { codes } from '@tally/contract/envelope';
import { Refusal } from '../domain/refusal';
import { sameSecret } from '../domain/token';

const wrongTriesAMinute = 5;
const addressesKept = 10_000;

/** Looks at operators' keys: constant time, five wrong tries a minute for an address, shut without a key. */
export interface OperatorGuard {
  /** @throws {Refusal} forbidden, or too many */
  check(key: string, address: string, at: number): void;
}

export function createOperatorGuard(operatorKey: string | undefined): OperatorGuard {
  const wrong = new Map<string, number[]>();
  return {
    check: (key, address, at) => {
      const tries = (wrong.get(address) ?? []).filter((time) => time > at - minuteMs);
      if (tries.length >= wrongTriesAMinute) throw new Refusal(codes.tooMany, 'TOO MANY WRONG KEYS');
      if (operatorKey !== undefined && sameSecret(key, operatorKey)) return;
      if (wrong.size >= addressesKept) wrong.clear();
      wrong.set(address, [...tries, at]);
      throw new Refusal(codes.forbidden, 'WRONG KEY');
    },
  };
}
