import { writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * PostgreSQL's `archive_command`: a file appears in the archive whole or not at all, and one that is there already and
 * equal was archived before a crash could be reported. docs/availability.md shows it for /archive.
 */
export const archiveCommand = (archive) =>
  `if test -f ${archive}/%f; then cmp -s %p ${archive}/%f; else cp %p ${archive}/.%f.part && sync ${archive}/.%f.part && mv ${archive}/.%f.part ${archive}/%f && sync ${archive}; fi`;

/**
 * The same command on a machine that crashes twice: while the first file is half copied, and when it is whole and
 * PostgreSQL has not heard of it yet. It is a script in a file, because a command has at most 1024 characters.
 */
export function crashingArchiveCommand(archive) {
  const script = path.join(archive, '.archive.sh');
  const documented = archiveCommand(archive).replaceAll('%p', '$1').replaceAll('%f', '$2');
  writeFileSync(
    script,
    `if test ! -f ${archive}/.crashed; then touch ${archive}/.crashed; head -c 5000000 $1 > ${archive}/.$2.part; exit 1; fi
if test ! -f ${archive}/.crashed-again; then touch ${archive}/.crashed-again; (${documented}); exit 1; fi
${documented}
`,
  );
  return `sh ${script} %p %f`;
}
