// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/servers/serverProcess.mjs';
import { readConfig } from '../settings/config';
import { start } from '../start';

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

describe('the examples of environments', () => {
  const scratch = mkdtempSync(path.join(tmpdir(), 'tally-examples-'));
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  /** The settings of an example, as programs read it that take away neither comments nor quotes. */
  const settingsOf = (name: string, key: string) =>
    Object.fromEntries(
      read(name)
        .split('\n')
        .filter((line) => /^[A-Z_]+=/.test(line))
        .map((line) => line.replace('CHANGE-ME', key).split(/=(.*)/s) as [string, string]),
    );
  const goodKey = '0123456789abcdef'.repeat(4);

  it.each(['env.example', 'container.env.example'])('%s starts a server once its keys are made', (name) => {
    const made = (key: string) => readConfig({ NODE_ENV: 'production', ...settingsOf(name, key) }, '/nowhere');
    expect(made(goodKey)).toMatchObject({
      host: name === 'env.example' ? '127.0.0.1' : undefined,
      trustedProxies: 'any',
      deviceRequired: true,
      nearNames: [],
    });
    expect(() => made('CHANGE-ME')).toThrow(/at least 32 characters/);
  });

  it('what is commented out in an example can be taken in as it stands', () => {
    for (const name of ['env.example', 'container.env.example']) {
      const all = read(name).replaceAll(/^# (?=[A-Z_]+=)/gm, '');
      const lines = all
        .replaceAll('CHANGE-ME', goodKey)
        .split('\n')
        .filter((line) => /^[A-Z_]+=/.test(line));
      const env = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s) as [string, string]));
      expect(() => readConfig({ NODE_ENV: 'production', ...env }, '/nowhere')).not.toThrow();
    }
  });

  it('the container keeps its data in a volume with a name, and is asked where the outside comes in', async () => {
    const file = read('Containerfile');
    const run = /^# podman run .*$/m.exec(file)?.[0] ?? '';
    expect(run).toMatch(/ -v [a-z-]+:\/data /);
    expect(run).toContain('--env-file container.env ');
    expect(readFileSync(path.join(import.meta.dirname, '../../docs/deploy.md'), 'utf8')).toContain(run.slice(2));
    expect(read('container.env.example').replaceAll(/^#.*$/gm, '')).not.toMatch(/127\.|localhost|::1/);
    const [program = '', ...args] = JSON.parse(/^HEALTHCHECK .*CMD (\[.*\])$/m.exec(file)?.[1] ?? '[]') as string[];
    expect(program).toBe('node');
    const port = await freePort();
    const env = { ...settingsOf('container.env.example', goodKey), PORT: String(port), NEW_DATABASE: '1' };
    const config = (more: Record<string, string> = {}) =>
      readConfig(
        { ...env, NODE_ENV: 'production', DATA_DIR: path.join(scratch, 'data'), LOG: 'none', ...more },
        scratch,
      );
    // The machine's name may lead to another machine here; in a container it is the container's own address.
    const here = args.map((arg) => arg.replace("${require('node:os').hostname()}", '127.0.0.1'));
    const isHealthy = () =>
      new Promise((resolve) => {
        execFile(process.execPath, here, { env: { PORT: String(port) } }, (error) => resolve(error === null));
      });
    expect(here).not.toEqual(args);
    expect(await isHealthy()).toBe(false);
    const running = await start(config(), () => undefined);
    expect(await isHealthy()).toBe(true);
    await running.stop();
    const onLoopback = await start(config({ HOST: '127.0.0.2' }), () => undefined);
    expect(await isHealthy()).toBe(false);
    await onLoopback.stop();
  });
});
