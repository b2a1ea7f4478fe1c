// @vitest-environment node
import { operatorScopes } from '@tally/contract/api/scopes';
import type { OperatorScope } from '@tally/contract/api/scopes';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createStandInReader } from '../domain/standIns/standInReader';
import { operatorNames } from './operatorKeys';
import type { OperatorKey } from './operatorKeys';
import { warnOfSettings } from './settingsWarnings';
import { machineOf } from '../testing/standIns';
import { createTestServer } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';

let server: TestServer;
let machine: ReturnType<typeof machineOf>;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
  machine = machineOf(server);
});
afterAll(() => server.close());
beforeEach(() => machine.clear());

const keyOf = (name: string, ...scopes: readonly OperatorScope[]): OperatorKey => ({
  name,
  key: `the-key-of-${name}`,
  scopes,
});

/** Whether the start says that there is no second operator, with these keys. */
async function saysNoSecond(...operatorKeys: readonly OperatorKey[]): Promise<boolean> {
  const { db, now, config } = server.context;
  const standIns = createStandInReader(db, () => 0, operatorNames(operatorKeys));
  const said: string[] = [];
  await warnOfSettings({ db, now, standIns, config: { ...config, operatorKeys } }, ({ message }) => {
    said.push(message);
  });
  return said.some((message) => message.startsWith('No second operator: '));
}

it('the start says what cannot be carried out while nobody can approve what an operator asks for (OPS-35)', async () => {
  const ana = keyOf('ana', ...operatorScopes);
  expect(await saysNoSecond(ana)).toBe(true);
  expect(await saysNoSecond(ana, { ...ana, key: 'her-next-key' })).toBe(true);
  expect(await saysNoSecond(ana, keyOf('budi', 'read', 'pay'))).toBe(false);
  expect(await saysNoSecond(keyOf('ana', 'read', 'pay'), keyOf('budi', 'read', 'pay'))).toBe(true);
  expect(await saysNoSecond(keyOf('ana', 'pay'), keyOf('budi', 'approve'))).toBe(false);
  expect(await saysNoSecond()).toBe(false);
});

it('a stand-in is a second operator while their key is valid (OPS-67)', async () => {
  const ana = keyOf('ana', ...operatorScopes);
  await machine.made('sari');
  expect(await saysNoSecond(ana)).toBe(false);
  await machine.operatorKey('end', 'sari');
  expect(await saysNoSecond(ana)).toBe(true);
});
