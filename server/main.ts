import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandOf } from './commands/commands';
import { readConfig } from './settings/config';
import type { Config } from './settings/config';
import { createLineWriter, createLog, describeError } from './runtime/log';
import { start } from './start';

/** The bundle is dist/server/main.js, the pages are in dist/app. */
const distDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

function fail(error: unknown): never {
  console.error(describeError(error));
  process.exit(1);
}

/** Runs the server until it is asked to stop; a second request stops it at once. */
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

// Uncaught errors too must be printed only with the log's masking.
process.on('uncaughtException', fail);
try {
  const [command, ...args] = process.argv.slice(2);
  const config = readConfig(process.env, distDir);
  if (command === '--check') console.log(['The settings are right.', ...config.nearNames].join('\n'));
  else await (command === undefined ? serve(config) : commandOf(command)(config, args));
} catch (error) {
  fail(error);
}
