import { isSecureLink } from '@tally/contract/host/hostLinks';
import { catalogueWarnings } from '../catalogue/warnings';
import type { Db } from '../db/db';
import { readServerState } from '../db/postgres/serverState';
import { schemaOf } from '../db/schema/migrate';
import { migrations } from '../db/schema/migrations';
import { rulesWarnings } from '../domain/marketRules/warnings';
import type { ServerContext } from '../http/context';
import { haveSecond } from './operatorKeys';
import type { Log } from '../runtime/log';

/** The log's warning about links that work only on this machine. */
const unreachableLinks = (publicUrl: string) =>
  `Invite links begin with ${publicUrl}, which people's phones can't open: ` +
  'set PUBLIC_URL to the https address of this server.';

/**
 * The log's warning about a proxy that is not trusted. This server speaks plain http, so an https `PUBLIC_URL` means
 * that a proxy is in front of it.
 */
const untrustedProxy =
  'PUBLIC_URL is https, so there is a proxy before this server, and without TRUST_PROXY=1 all people count as one address. Set it if the proxy sets X-Forwarded-For.';

/** The log's warning that nobody can approve what an operator asks for. */
const noSecondOperator =
  "No second operator: what is above one operator's limits (secondKeyAbove), goodwill, clawbacks, payments that failed or came back, exceptions of one's own and claims to another's number can't be carried out. OPERATOR_KEYS needs a key with the scope pay and one of another name with the scope approve.";

/** The log's warning that the server could change what is written down for good. */
const changesAll =
  'The role of DATABASE_URL may change the ledger and the log of operators: give the schema an owner of its own (DATABASE_OWNER_URL, docs/deploy.md).';

/** The log's warning that the next lost database would not be noticed. */
const alwaysNew =
  'NEW_DATABASE=1 is set: take it out now, so that a database that is missing at a later start is not taken for a new one.';

/** Whether the server's role may change what is written down for good (OPS-61); the embedded database has no roles. */
async function mayChangeAll(db: Db): Promise<boolean> {
  if (db.kind === 'embedded') return false;
  const [row] = await db.query<{ may: boolean }>(`select has_table_privilege('transfers', 'update, delete') as may`);
  return row?.may ?? false;
}

/** The log's warning that indexes of text may be wrong. */
const collationChanged =
  "The machine's library orders text otherwise than when the database was made, so indexes may be wrong: reindex it, then refresh its collation version (docs/deploy.md).";

/** The log's warning that a release was taken back; undefined: it was not. */
async function revertedRelease(db: Db): Promise<string | undefined> {
  const known = migrations.at(-1)?.id ?? 0;
  const schema = await schemaOf(db);
  return schema > known
    ? `The schema is of a newer version (${schema}; this one knows ${known}), on which this version may run. Nothing is lost by it; start the newer version again once its fault is mended.`
    : undefined;
}

/** Writes what an operator should know about the settings to the log. */
export async function warnOfSettings(
  { config, db, standIns, now }: Pick<ServerContext, 'config' | 'db' | 'standIns' | 'now'>,
  log: Log,
): Promise<void> {
  const keys = config.operatorKeys;
  const back = await revertedRelease(db);
  const messages = [
    ...(back === undefined ? [] : [back]),
    ...config.nearNames,
    ...(!config.demo && !isSecureLink(config.publicUrl) ? [unreachableLinks(config.publicUrl)] : []),
    ...(config.publicUrl.startsWith('https:') && config.trustedProxies === 'none' ? [untrustedProxy] : []),
    ...(keys.length > 0 && !haveSecond(keys, await standIns.names(now())) ? [noSecondOperator] : []),
    ...(config.newDatabase ? [alwaysNew] : []),
    ...((await readServerState(db)).collationChanged ? [collationChanged] : []),
    ...((await mayChangeAll(db)) ? [changesAll] : []),
    ...(await catalogueWarnings(db, config)),
    ...(await rulesWarnings(db)),
  ];
  for (const message of messages) log({ level: 'warn', message });
}
