import { getApprovals } from '@tally/contract/calls/approvals';
import { runOperatorKey } from '../commands/operatorKey';
import { standInsLifeMs } from '../domain/standIns/standInReader';
import type { TestServer } from './testServer';

/** What whoever runs the machine of a server with the operators ana, budi and citra does there. */
export function machineOf(server: TestServer) {
  const printed: string[] = [];
  const operatorKey = (...args: readonly string[]) =>
    runOperatorKey(args, {
      open: () => Promise.resolve({ ...server.db, close: () => Promise.resolve() }),
      now: () => Promise.resolve(server.context.now()),
      configured: ['ana', 'budi', 'citra'],
      print: (line) => Promise.resolve(void printed.push(line)),
    });
  return {
    /** What the command has printed. */
    printed,
    operatorKey,
    /** Makes a key; returns it. */
    async made(name = 'sari', reason = 'for budi, who is ill'): Promise<string> {
      await operatorKey('make', name, reason);
      return printed.at(-1) ?? '';
    },
    /** Gives a test a machine without stand-ins, on which nothing was printed. */
    async clear(): Promise<void> {
      printed.length = 0;
      await server.db.query('update stand_in_keys set ended_at = made_at where ended_at is null');
      looksAgain(server);
    },
  };
}

/** Passes the time after which a server looks for keys again. */
export const looksAgain = ({ context }: TestServer): void => {
  for (let passed = 0; passed <= standInsLifeMs; passed += 250) context.elapsed();
};

/** What a server answers to a key that asks what waits. */
export const codeOf = async ({ call }: TestServer, key: string, address?: string): Promise<number> =>
  (await call(getApprovals, { query: { key }, ...(address !== undefined && { address }) })).code;
