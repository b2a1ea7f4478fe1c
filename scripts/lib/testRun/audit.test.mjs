import { expect, test, vi } from 'vitest';
import { audit } from './audit.mjs';

const noFaults = { vulnerabilities: {} };
const signed = { invalid: [], missing: [] };

/** npm whose answers are these: for the root, for the bench, for the signatures. */
const answering = (main, bench, signatures) => async (args, folder) =>
  JSON.stringify(args.includes('signatures') ? signatures : folder.endsWith('bench') ? bench : main);

test('three checks pass when nothing is known of any package and all are signed', async () => {
  expect(await audit({ npm: answering(noFaults, noFaults, signed) })).toEqual({ passed: 3, failed: 0, failures: [] });
});

test('a severe fault fails, in the bench too; a small one is only printed', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const fault = (name, severity) => ({ vulnerabilities: { [name]: { name, severity, range: '<1.2.3' } } });
  const outcome = await audit({ npm: answering(fault('small', 'moderate'), fault('large', 'high'), signed) });
  expect(outcome).toMatchObject({ passed: 2, failed: 1 });
  expect(outcome.failures).toEqual(['bench/package-lock.json: large <1.2.3 has a known fault (high); see npm audit']);
  expect(log.mock.calls.flat().join()).toContain('small <1.2.3');
});

test('a wrong signature and a missing one fail', async () => {
  const signatures = { invalid: [{ name: 'a', version: '1.0.0' }], missing: [{ name: 'b', version: '2.0.0' }] };
  const outcome = await audit({ npm: answering(noFaults, noFaults, signatures) });
  expect(outcome).toMatchObject({ passed: 2, failed: 2 });
  expect(outcome.failures).toEqual(['a 1.0.0 has a wrong signature', 'b 2.0.0 has no signature']);
});

test('a registry that does not answer fails nothing, and the closing line says so', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const refused = {
    message: '405 Method Not Allowed - POST https://registry.example/bulk',
    error: { summary: '', detail: '' },
  };
  const unreachable = {
    error: {
      code: 'ENOTFOUND',
      summary: 'request to https://keys.example/1.json failed, reason: getaddrinfo ENOTFOUND',
    },
  };
  const outcome = await audit({ npm: answering(refused, noFaults, unreachable) });
  expect(outcome).toMatchObject({ passed: 1, failed: 0 });
  expect(outcome.notProven).toBe(
    'known faults of the packages in package-lock.json (405 Method Not Allowed); signatures of the installed packages (getaddrinfo ENOTFOUND)',
  );
});

test('an npm that prints nothing of use, or ran out of time, counts as unanswered', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const outcome = await audit({ npm: async () => '' });
  expect(outcome).toMatchObject({ passed: 0, failed: 0 });
  expect(outcome.notProven).toContain('npm did not answer');
});
