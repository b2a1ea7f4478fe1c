/** Starts a PostgreSQL with an empty database, or says why there is none here. `fsync`: commits wait for the disk (otherwise they don't). */
export function startPostgres(options?: {
  readonly fsync?: boolean;
}): Promise<{ url: string; pid: number; crash(): Promise<void>; stop(): Promise<void> } | string>;

/** The folder of PostgreSQL's own programs, if there is one. */
export function programs(): string | undefined;
/** As whom it runs: nobody else, or the user of Debian's package when we are root; undefined when there is none. */
export function userFor(): { readonly uid?: number; readonly gid?: number } | undefined;
