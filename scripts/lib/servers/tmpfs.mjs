import { spawnSync } from 'node:child_process';

/** Runs the program that follows it, in a mount namespace of its own, in which this user may mount. */
const namespace = ['unshare', '--map-root-user', '--mount'];

/**
 * Prefix of a command that starts a program with a small file system in memory, which only that program has. As the
 * process stays the same, others reach the folder as `/proc/<pid>/root/<folder>`.
 *
 * @param {string} folder where it is mounted; must exist
 * @param {number} megabytes its size
 * @param {string} contents folder whose contents are copied into it first
 * @returns {string[]}
 */
export const withTmpfs = (folder, megabytes, contents) => [
  ...namespace,
  'sh',
  '-ec',
  `mount -t tmpfs -o size=${megabytes}m tmpfs "$1"; cp -a "$2/." "$1"; shift 2; exec "$@"`,
  'sh',
  folder,
  contents,
];

/**
 * Why `withTmpfs` doesn't work on this machine; empty where it does.
 *
 * @returns {string}
 */
export function tmpfsProblem() {
  const [program = '', ...args] = namespace;
  const { status } = spawnSync(program, [...args, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' });
  return status === 0 ? '' : 'no file system can be mounted here';
}
