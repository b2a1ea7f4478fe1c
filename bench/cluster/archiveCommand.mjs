/**
 * PostgreSQL's `archive_command`: a file appears in the archive whole or not at all, and one that is there already and
 * equal was archived before a crash could be reported. docs/availability.md shows it for /archive.
 */
export const archiveCommand = (archive) =>
  `if test -f ${archive}/%f; then cmp -s %p ${archive}/%f; else cp %p ${archive}/.%f.part && sync ${archive}/.%f.part && mv ${archive}/.%f.part ${archive}/%f && sync ${archive}; fi`;

/**
 * The same command on a machine that crashes twice: while the first file is half copied, and when it is whole and
 * PostgreSQL has not heard of it yet.
 */
export const crashingArchiveCommand = (archive) =>
  [
    `if test ! -f ${archive}/.crashed; then touch ${archive}/.crashed; head -c 5000000 %p > ${archive}/.%f.part; exit 1; fi`,
    `if test ! -f ${archive}/.crashed-again; then touch ${archive}/.crashed-again; (${archiveCommand(archive)}); exit 1; fi`,
    archiveCommand(archive),
  ].join('; ');
