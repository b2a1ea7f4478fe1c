import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Root folder of the checkout. */
export const root = path.resolve(import.meta.dirname, '../..');

/**
 * Path of a command that an installed package provides; any other name is looked up on the PATH.
 *
 * @param {string} name
 */
const commandOf = (name) => {
  const local = path.join(root, 'node_modules/.bin', name);
  return existsSync(local) ? local : name;
};

/**
 * Runs a command in the checkout and shows its output.
 *
 * @param {string} name a package's command, or a program
 * @param {string[]} args
 * @param {Record<string, string>} [env] in addition to those of this process
 * @param {(text: string) => void} [onOutput] receives its output in chunks
 * @param {boolean} [show] whether its output is shown as well
 * @returns {Promise<number>} its exit code; 1 when it was killed or could not start
 */
export function run(name, args, env = {}, onOutput, show = true) {
  return new Promise((resolve) => {
    const child = spawn(commandOf(name), args, {
      cwd: root,
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    if (onOutput) {
      for (const name of /** @type {const} */ (['stdout', 'stderr'])) {
        child[name]?.on('data', (data) => {
          if (show) process[name].write(data);
          onOutput(String(data));
        });
      }
    }
    child.on('error', (error) => {
      console.error(`${name}: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
