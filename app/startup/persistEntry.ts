import type { BootData } from './head/bootData';
import type { SecretKeeper, KeyValueStore } from '../platform/services';
import { persistSession } from '../session/persistedSession';

/**
 * Stores the entry parameters so that they survive a reload: session in clear text, token and device id encrypted.
 */
export async function persistEntry(
  { entry, session, secrets: { token, uuid } }: Pick<BootData, 'entry' | 'session' | 'secrets'>,
  { sessionStorage, secrets }: { sessionStorage: KeyValueStore; secrets: SecretKeeper },
): Promise<void> {
  if (session) persistSession(sessionStorage, session);
  // A page that is itself a reload has stored them already.
  if (entry.to === 'app') await secrets.save({ ...(token && { token }), ...(uuid && { uuid }) });
}
