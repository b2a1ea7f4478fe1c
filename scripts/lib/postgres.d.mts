/** Starts a PostgreSQL with an empty database, or says why there is none here. `fsync`: commits wait for the disk (otherwise they don't). */
export function startPostgres(options?: {
  readonly fsync?: boolean;
}): Promise<{ url: string; pid: number; crash(): Promise<void>; stop(): Promise<void> } | string>;
