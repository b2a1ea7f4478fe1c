import { describe, expect, it } from 'vitest';
import { createBridgeHarness, goodToken } from '../testing/bridgeHarness';

describe('B12 tokens', () => {
  const login = async (token: unknown) => {
    const bench = createBridgeHarness();
    bench.simulator.call('loginCallback', token);
    await bench.pass(500);
    return bench;
  };

  it.each([[51], [4096]])('of %i printable characters log in (PERSON-7)', async (length) => {
    const bench = await login('t'.repeat(length));
    expect(bench.person.saved).toEqual(['t'.repeat(length)]);
    expect(bench.seen).toEqual(['loggedIn', 'reloadHome']);
  });

  it.each([
    ['', 'missing'],
    ['t'.repeat(50), 'short'],
    ['t'.repeat(4097), 'long'],
    [`${goodToken}\n`, 'unprintable'],
    [`${goodToken}\r\nX-Evil: 1`, 'unprintable'],
    [`${goodToken} x`, 'unprintable'],
    [`${goodToken}é`, 'unprintable'],
    [undefined, 'missing'],
    [null, 'missing'],
    [{ length: 99 }, 'missing'],
    [42, 'missing'],
  ])('%j is refused as %s (PERSON-8)', async (token, why) => {
    const bench = await login(token);
    expect(bench.person.saved).toEqual([]);
    expect(bench.seen).toEqual([`loginFailed ${why}`]);
  });

  it('home data follow 500 ms after the success (PERSON-7)', async () => {
    const bench = createBridgeHarness();
    bench.bridge.commands.login();
    await bench.pass(300);
    expect(bench.seen).toEqual(['loggedIn']);
    await bench.pass(499);
    expect(bench.seen).toEqual(['loggedIn']);
    await bench.pass(1);
    expect(bench.seen).toEqual(['loggedIn', 'reloadHome']);
  });

  it('an answer that comes twice is heard once, a new login anew', async () => {
    const bench = createBridgeHarness({ scenario: { login: 'twice' } });
    bench.bridge.commands.login();
    await bench.pass(2000);
    expect(bench.seen).toEqual(['loggedIn', 'reloadHome']);
    bench.bridge.commands.login();
    await bench.pass(2000);
    expect(bench.seen).toEqual(['loggedIn', 'reloadHome', 'loggedIn', 'reloadHome']);
  });

  it('the token is in no action, no state and no store (ENTRY-10)', async () => {
    const bench = await login(goodToken);
    const held = JSON.stringify([bench.actions, bench.state, [...bench.sessionStorage.all], [...bench.storage.all]]);
    expect(held).not.toContain(goodToken);
  });
});
