import { expect, it } from 'vitest';
import { createNetwork } from './network';

function createPhone(reported: boolean) {
  const phone = { reported };
  const network = createNetwork({ online: () => phone.reported });
  let changes = 0;
  const stop = network.watch(() => (changes += 1));
  return { phone, network, changes: () => changes, stop };
}

it('a browser that says offline for ever is disproved by the first answer, until a request fails (ENTRY-18)', () => {
  const { network, changes } = createPhone(false);
  expect(network.online()).toBe(false);
  network.learn(true);
  expect([network.online(), changes()]).toEqual([true, 1]);
  network.learn(true);
  expect(changes()).toBe(1);
  network.learn(false);
  expect([network.online(), changes()]).toEqual([false, 2]);
});

it('an answer from before the network was lost proves nothing (ENTRY-18)', () => {
  const { phone, network } = createPhone(true);
  network.learn(true);
  phone.reported = false;
  expect(network.online()).toBe(false);
});

it('a browser that says online is believed, whatever fails: the server may be the cause (DIALOG-5)', () => {
  const { network } = createPhone(true);
  network.learn(false);
  expect(network.online()).toBe(true);
});

it('the network tells of the events of the browser, too, for as long as somebody watches', () => {
  const { changes, stop } = createPhone(true);
  dispatchEvent(new Event('offline'));
  expect(changes()).toBe(1);
  stop();
  dispatchEvent(new Event('online'));
  expect(changes()).toBe(1);
});
