import { cleanup, screen, waitFor } from '@testing-library/react';
import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { trouble } from '../../testing/fakeServer';
import { flushTasks } from '../../testing/flushTasks';
import { memoryStorage } from '../../testing/memoryStorage';
import { enterKey, openOperatorPage, operatorKey } from '../../testing/pages/operatorPage';

/** A database of the browser that keeps what it is given, as far as a tab's key needs one. */
function memoryDatabase() {
  const kept = new Map<string, unknown>();
  const answered = (result: unknown) => {
    const request: { result: unknown; onsuccess?: () => void } = { result };
    queueMicrotask(() => request.onsuccess?.());
    return request;
  };
  const objectStore = () => ({
    get: (name: string) => answered(kept.get(name)),
    add: (value: unknown, name: string) => answered(kept.set(name, value)),
  });
  return { open: () => answered({ transaction: () => ({ objectStore }) }) };
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', memoryDatabase());
  vi.stubGlobal('crypto', webcrypto);
});
afterEach(() => vi.unstubAllGlobals());

const tab = 'sealedOperator';

it('the key survives a reload of the tab, which keeps it encrypted, and the page goes on where it was (OPS-48)', async () => {
  const sessionStorage = memoryStorage();
  openOperatorPage({}, '/desk#approvals', { sessionStorage });
  await enterKey();
  await waitFor(() => expect(sessionStorage.get(tab)).toBeTruthy());
  expect(sessionStorage.get(tab)).not.toContain(operatorKey);
  cleanup();
  const { requests } = openOperatorPage({}, '/desk#approvals', { sessionStorage });
  expect(await screen.findByText('Nothing waits for a second operator')).toBeTruthy();
  expect(requests.some(({ url }) => url.includes(operatorKey))).toBe(false);
});

it('too many tries are said with how long to wait; what was typed and the key of the tab stay (OPS-11)', async () => {
  const sessionStorage = memoryStorage();
  openOperatorPage({}, '/desk', { sessionStorage });
  await enterKey();
  await waitFor(() => expect(sessionStorage.get(tab)).toBeTruthy());
  const accepted = sessionStorage.get(tab);
  cleanup();
  openOperatorPage({ getApprovals: trouble({ code: 429 }) }, '/desk', { sessionStorage });
  expect(await screen.findByText('Too many tries. Wait 60 s, then try again.')).toBeTruthy();
  await enterKey('another-long-key');
  expect(await screen.findByText('Too many tries. Wait 60 s, then try again.')).toBeTruthy();
  expect(screen.getByLabelText('Key', { selector: 'input' })).toHaveProperty('value', 'another-long-key');
  expect(sessionStorage.get(tab)).toBe(accepted);
});

it('a tab forgets a key that is refused (OPS-48)', async () => {
  const sessionStorage = memoryStorage();
  openOperatorPage({}, '/desk#approvals', { sessionStorage });
  await enterKey();
  await waitFor(() => expect(sessionStorage.get(tab)).toBeTruthy());
  cleanup();
  const accepted = sessionStorage.get(tab);
  openOperatorPage({ getApprovals: trouble({ code: 403 }) }, '/desk#approvals', { sessionStorage });
  await waitFor(() => expect([accepted, undefined]).not.toContain(sessionStorage.get(tab)));
  cleanup();
  const { requests } = openOperatorPage({}, '/desk#approvals', { sessionStorage });
  expect(await screen.findByLabelText('Key', { selector: 'input' })).toBeTruthy();
  await flushTasks();
  expect(requests.some(({ url }) => url.includes('/approval'))).toBe(false);
});
