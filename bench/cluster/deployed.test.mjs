import { expect, it } from 'vitest';
import { deployed, fillIn, variablesOf } from './deployed.mjs';
import { expectPackages, missingPackages } from './packages.mjs';

it('a part is replaced wherever it stands', () => {
  expect(fillIn('listen THIS-ADDRESS:1\nconnect THIS-ADDRESS:1', { 'THIS-ADDRESS': '127.0.0.1' })).toBe(
    'listen 127.0.0.1:1\nconnect 127.0.0.1:1',
  );
});

it('a part that a file does not have is an error, so that the trial cannot drift from the guide', () => {
  expect(() => fillIn('port = 6432', { 'port = 5432': 'port = 1' })).toThrow('no "port = 5432"');
});

it('what every machine has to replace cannot be left; comments may name it', () => {
  expect(() => fillIn('password: OWNER-PASSWORD', {})).toThrow('OWNER-PASSWORD');
  expect(fillIn('# THIS-NAME is replaced\nname: db1', {})).toContain('db1');
});

it('an environment file is read as systemd reads it', () => {
  const variables = variablesOf(
    deployed('etcd.env', { 'THIS-NAME': 'db2', 'THIS-ADDRESS': '10.0.0.12', '10.0.0.': '10.9.9.' }),
  );
  expect(variables).toMatchObject({
    ETCD_NAME: 'db2',
    ETCD_ENABLE_V2: 'true',
    ETCD_LISTEN_PEER_URLS: 'http://10.9.9.12:2380',
    ETCD_INITIAL_CLUSTER: 'db1=http://10.9.9.11:2380,db2=http://10.9.9.12:2380,db3=http://10.9.9.13:2380',
  });
});

it('a missing package is named with the command that installs it', () => {
  const missing = missingPackages(
    (program) => (program === 'etcd' ? undefined : `/usr/bin/${program}`),
    () => undefined,
  );
  expect(missing).toEqual(['postgresql', 'etcd-server']);
  expect(() => expectPackages(missing)).toThrow('apt-get install --no-install-recommends postgresql etcd-server');
  expect(() => expectPackages([])).not.toThrow();
});
