import type { BootData } from './bootData';
import type { SecretKeeper, KeyValueStore } from '../platform/services';
import { persistSession } from '../session/persistedSession';

/** What the page was opened with survives a reload: the session as it is, token and device id sealed. */
export async function persistEntry(
  { entry, session, secrets: { token, uuid } }: BootData,
  { sessionStorage, secrets }: { sessionStorage: KeyValueStore; secrets: SecretKeeper },
): Promise<void> {
  if (session) persistSession(sessionStorage, session);
  // A page that is itself a reload has them already.
  if (entry.to === 'app') await secrets.save({ ...(token && { token }), ...(uuid && { uuid }) });
}
