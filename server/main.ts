import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandOf } from './commands';
import { readConfig } from './config';
import type { Config } from './config';
import { createLineWriter, createLog, describeError } from './log';
import { start } from './start';

/** The bundle lies in dist/server/main.js; the pages beside it in dist/app. */
const distDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

function fail(error: unknown): never {
  console.error(describeError(error));
  process.exit(1);
}

/** Serves until it is asked to stop; asked twice, it stops at once. */
async function serve(config: Config): Promise<void> {
  const running = await start(config, createLog(config.log, createLineWriter(process.stdout)));
  console.log(`Tally listens on http://localhost:${running.port}`);
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    running.stop().then(() => process.exit(0), fail);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

// Also of what nobody caught: nothing is printed that the log would mask.
process.on('uncaughtException', fail);
try {
  const [command, ...args] = process.argv.slice(2);
  const config = readConfig(process.env, distDir);
  await (command === undefined ? serve(config) : commandOf(command)(config, args));
} catch (error) {
  fail(error);
}
