/**
 * Starts a PostgreSQL with an empty database, or returns why this machine cannot. `fsync`: commits wait for the disk
 * (by default they don't). `settings`: further ones of PostgreSQL.
 */
export function startPostgres(options?: {
  readonly fsync?: boolean;
  readonly settings?: Readonly<Record<string, string | number>>;
}): Promise<{ url: string; pid: number; crash(): Promise<void>; stop(): Promise<void> } | string>;

/** The folder of PostgreSQL's executables; undefined when it is not installed. */
export function programs(): string | undefined;
/**
 * The user that PostgreSQL runs as: the current one, or as root the user of Debian's package; undefined when there is
 * none.
 */
export function userFor(): { readonly uid?: number; readonly gid?: number } | undefined;
