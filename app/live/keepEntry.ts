import type { Boot } from '../boot/boot';
import type { SecretKeeper, KeyValueStore } from '../services';
import { keepSession } from '../session/sessionStore';

/** What the page was opened with survives a reload: the session as it is, token and device id sealed. */
export async function keepEntry(
  { entry, session, secrets: { token, uuid } }: Boot,
  { sessionStorage, secrets }: { sessionStorage: KeyValueStore; secrets: SecretKeeper },
): Promise<void> {
  if (session) keepSession(sessionStorage, session);
  // A page that is itself a reload has them already.
  if (entry.to === 'app') await secrets.keep({ ...(token && { token }), ...(uuid && { uuid }) });
}
