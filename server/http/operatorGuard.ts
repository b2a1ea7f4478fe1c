import { minuteMs } from '@tally/contract/limits';
import { codes } from '@tally/contract/envelope';
import { Refusal } from '../domain/refusal';
import { sameSecret } from '../domain/token';
import { networkOf } from './address';
import { keepRecent } from './recent';

const wrongTriesAMinute = 5;
const networksKept = 10_000;

/** Looks at operators' keys: constant time, five wrong tries a minute for a network, shut without a key. */
export interface OperatorGuard {
  /**
   * @param address of the caller
   * @param at ms of a clock that only goes forward
   * @throws {Refusal} forbidden, or too many
   */
  check(key: string, address: string, at: number): void;
}

/** One for the whole server, so that a try counts wherever the key is asked for. */
export function createOperatorGuard(operatorKey: string | undefined, most: number = networksKept): OperatorGuard {
  const wrong = new Map<string, number[]>();
  return {
    check: (key, address, at) => {
      const network = networkOf(address);
      const tries = (wrong.get(network) ?? []).filter((time) => time > at - minuteMs);
      if (tries.length >= wrongTriesAMinute) throw new Refusal(codes.tooMany, 'TOO MANY WRONG KEYS');
      if (operatorKey !== undefined && sameSecret(key, operatorKey)) return;
      keepRecent(wrong, network, [...tries, at], most);
      throw new Refusal(codes.forbidden, 'WRONG KEY');
    },
  };
}
