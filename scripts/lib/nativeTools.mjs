/**
 * Tools that are programs for one kind of machine each. npm installs the one that fits, as an optional package: where
 * it is missing, npm says nothing.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './run.mjs';

/** @typedef {{ optionalDependencies?: Record<string, string>, os?: string[], cpu?: string[], libc?: string[] }} Locked */
/** @typedef {Readonly<Record<string, Locked>>} Packages of package-lock.json, by their place */
/** @typedef {{ os: string, cpu: string, libc?: string }} Machine in npm's words */

/** Command -> its file, which starts the program, and the packages whose programs it needs. */
const commands = /** @type {const} */ ({
  oxfmt: { file: 'oxfmt/bin/oxfmt', packages: ['oxfmt'] },
  oxlint: { file: 'oxlint/bin/oxlint', packages: ['oxlint', 'oxlint-tsgolint'] },
  // `typescript` by name is version 6, for the tools that import it: both bring a command `tsc`.
  tsc: { file: 'typescript-7/bin/tsc', packages: ['typescript-7'] },
});

/** @typedef {keyof typeof commands} Command */

/** Packages that need a program for the machine. */
export const nativePackages = Object.values(commands).flatMap((command) => [...command.packages]);

/**
 * The packages that hold a tool's program for a machine.
 *
 * @param {Packages} packages
 * @param {string} tool
 * @param {Machine} machine
 * @returns {string[]} names; none where the tool does not exist for the machine
 */
export function programsFor(packages, tool, { os, cpu, libc }) {
  const names = Object.keys(packages[`node_modules/${tool}`]?.optionalDependencies ?? {});
  return names.filter((name) => {
    const entry = packages[`node_modules/${name}`];
    return entry?.os?.includes(os) && entry.cpu?.includes(cpu) && (!libc || !entry.libc || entry.libc.includes(libc));
  });
}

/** @returns {Machine} */
function thisMachine() {
  const { platform: os, arch: cpu } = process;
  if (os !== 'linux') return { os, cpu };
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return { os, cpu, libc: header.glibcVersionRuntime ? 'glibc' : 'musl' };
}

/**
 * What a command cannot start for want of.
 *
 * @param {Command} command
 * @param {Packages} packages
 * @param {Machine} machine
 * @param {(name: string) => boolean} isInstalled
 * @returns {string[]} sentences for people; empty when nothing is missing
 */
export const missingPrograms = (command, packages, machine, isInstalled) =>
  commands[command].packages.flatMap((tool) => {
    const names = programsFor(packages, tool, machine);
    if (names.some(isInstalled)) return [];
    return names.length
      ? [
          `${tool} lacks its program for this machine, the package ${names.join(' or ')}. Run: npm ci --include=optional`,
        ]
      : [`${tool} has no program for ${machine.os} ${machine.cpu}: package-lock.json names none.`];
  });

/**
 * Runs a native tool in the checkout and shows its output.
 *
 * @param {Command} command
 * @param {string[]} args
 * @returns {Promise<number>} its exit code; 1 when its program is missing, which is named
 */
export async function runNative(command, args) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const missing = missingPrograms(command, packages, thisMachine(), (name) =>
    existsSync(path.join(root, 'node_modules', name)),
  );
  for (const sentence of missing) console.error(sentence);
  if (missing.length) return 1;
  return run(process.execPath, [path.join(root, 'node_modules', commands[command].file), ...args]);
}
