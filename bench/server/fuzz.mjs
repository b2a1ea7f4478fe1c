/**
 * Fuzzes the served OpenAPI document with external tools, which are downloaded at the start (needs Java 17): Specmatic
 * sends requests at and beyond every bound and checks the answers; Prism is a proxy in between that also validates
 * every answer against the document.
 *
 *   node bench/server/fuzz.mjs
 *
 * Fails when the server crashed (500), an answer violates the document, a malformed request was accepted, or too few
 * requests were made for a verdict.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/lib/servers/serverProcess.mjs';
import { verdictOf } from './verdict.mjs';
import { buildServer, startServer } from './serverUnderTest.mjs';

const specmatic = 'specmatic@2.55.1';
const prism = '@stoplight/prism-cli@5.14.2';
const operatorKey = 'fuzzing-operators';

/**
 * Runs a program and collects its output. It gets its own process group, so that its child processes can be ended with
 * it.
 */
function run(command, args, { env = {}, cwd } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => output.push(String(text)));
  return {
    text: () => output.join(''),
    end: () => child.exitCode === null && process.kill(-child.pid),
    ended: new Promise((resolve) => child.on('close', resolve)),
  };
}

const folder = mkdtempSync(path.join(tmpdir(), 'tally-fuzz-'));
await buildServer();
const server = await startServer({
  env: {
    DATA_DIR: path.join(folder, 'data'),
    TALLY_DEMO: '1',
    NODE_ENV: 'test',
    OPERATOR_KEY: operatorKey,
    REQUESTS_PER_PERSON: '1000000',
  },
});
const api = `${server.url}/event/v1`;
let proxy;
try {
  const { token } = await (
    await fetch(`${server.url}/demo/sign-in`, { method: 'POST', body: JSON.stringify({ id: 'id-rich' }) })
  ).json();
  const document = path.join(folder, 'openapi.json');
  const served = await (await fetch(`${api}/openapi.json`)).json();
  // The calls of the phone app's backend lie elsewhere, and answer without an envelope.
  served.paths = Object.fromEntries(Object.entries(served.paths).filter(([, { servers }]) => servers === undefined));
  writeFileSync(document, JSON.stringify(served));

  const port = await freePort();
  proxy = run(
    'npx',
    [
      '--yes',
      '-p',
      prism,
      'prism',
      'proxy',
      document,
      api,
      '--port',
      String(port),
      '--host',
      '127.0.0.1',
      '--multiprocess',
      'false',
    ],
    { cwd: folder },
  );
  for (
    let tries = 0;
    !(await fetch(`http://127.0.0.1:${port}/app/info?shortName=tally`).then(
      ({ ok }) => ok,
      () => false,
    ));
    tries++
  ) {
    if (tries > 600) throw new Error(`The proxy did not start.\n${proxy.text()}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const fuzzer = run(
    'npx',
    [
      '--yes',
      '-p',
      specmatic,
      'specmatic',
      'test',
      document,
      `--testBaseURL=http://127.0.0.1:${port}`,
      '--timeout-in-ms=30000',
    ],
    { cwd: folder, env: { bearer: token, operatorKey, SPECMATIC_GENERATIVE_TESTS: 'true' } },
  );
  await fuzzer.ended;

  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  const crashes = [...metrics.matchAll(/^tally_requests_total\{.*code="500"\} (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
  const violations = (proxy.text().match(/Violation: response/g) ?? []).length;
  const { passed, sentence } = verdictOf({ report: fuzzer.text(), violations, crashes });
  console.log(sentence);
  if (!passed) writeFileSync('fuzz.log', `${fuzzer.text()}\n${proxy.text()}`);
  process.exitCode = passed ? 0 : 1;
} finally {
  proxy?.end();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
