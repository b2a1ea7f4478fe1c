import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from './config';
import { StartError } from './db/dataLock';
import { createLog } from './log';
import { start } from './start';

/** The bundle lies in dist/server/main.js; the pages beside it in dist/app. */
const distDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

try {
  const config = readConfig(process.env, distDir);
  const log = createLog(config.log, (line) => process.stdout.write(`${line}\n`));
  const running = await start(config, log);
  console.log(`Tally listens on http://localhost:${running.port}`);
  let asked = false;
  const stop = () => {
    if (asked) process.exit(1);
    asked = true;
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
