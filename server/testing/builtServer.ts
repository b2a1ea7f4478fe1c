import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort, waitForServer } from '../../scripts/lib/servers/serverProcess.mjs';

const root = path.resolve(import.meta.dirname, '../..');
/** The operator key of a built server. */
export const builtOperatorKey = 'operators-of-tests-in-production';
/** The key of its second operator, who approves (OPS-35). */
export const builtSecondKey = 'second-operator-of-tests-in-production';

/** A server in a process of its own. */
export interface BuiltServer {
  readonly url: string;
  readonly pid: number | undefined;
  /** Its standard output so far. */
  output(): string;
  /** Kills it at once (SIGKILL). */
  kill(): Promise<void>;
}

/**
 * Starts a bundled server as in production, and waits until it answers.
 *
 * @param bundle the file that `bundleServer` returned
 * @param wrap a program that starts it, with its arguments (for example a shell that mounts something first)
 */
export async function startBuiltServer(
  bundle: string,
  env: Record<string, string>,
  wrap: readonly string[] = [],
): Promise<BuiltServer> {
  const port = await freePort();
  const [program = '', ...args] = [...wrap, process.execPath, path.join(bundle, 'main.js')];
  const child = spawn(program, args, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      OPERATOR_KEY: builtOperatorKey,
      OPERATOR_KEYS: `second:${builtSecondKey}`,
      LOG: 'none',
      TALLY_DEMO: '',
      NEW_DATABASE: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += String(part)));
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  if (!(await waitForServer(url, () => child.exitCode === null)))
    throw new Error(`The server did not start.\n${output}`);
  return {
    url,
    pid: child.pid,
    output: () => output,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
