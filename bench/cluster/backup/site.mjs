import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeFolder } from './install.mjs';
import { createMachine } from './machine.mjs';
import { endPrograms } from './programs.mjs';

/** A folder with machines of the database and the repository that they share. */
export function createSite() {
  const home = makeFolder(mkdtempSync(path.join(tmpdir(), 'tally-backup-')));
  chmodSync(home, 0o700);
  const site = { home, repository: makeFolder(home, 'repository') };
  const machines = [];
  let closing;

  return {
    repository: site.repository,
    machine: async (name, program) => {
      const machine = await createMachine(site, name, program);
      machines.push(machine);
      return machine;
    },
    /** Ends everything and removes it; a second call waits for the first. */
    close: () =>
      (closing ??= (async () => {
        await endPrograms();
        for (const machine of machines) await machine.stop();
        rmSync(home, { recursive: true, force: true });
      })()),
  };
}
