/** Starts a PostgreSQL with an empty database, or says why there is none here. */
export function startPostgres(): Promise<{ url: string; pid: number; crash(): Promise<void>; stop(): Promise<void> } | string>;
