import type { BootData } from './bootData';
import { createEncryptedStorage } from '../platform/encryptedStorage';
import { safeStorage } from '../platform/storage';
import { lastHome, type LastNumbers } from '../session/lastHome';

/** The numbers of the person's last visit; a reload has its token sealed. @param phoneNow the phone's clock, ms since the epoch */
export async function readLastHome(
  { entry, session, secrets }: BootData,
  phoneNow: number,
): Promise<LastNumbers | undefined> {
  if (!session) return undefined;
  const storage = createEncryptedStorage(safeStorage(() => sessionStorage));
  const { token } = entry.to === 'resume' ? await storage.load() : secrets;
  return lastHome(
    safeStorage(() => localStorage),
    token,
    { market: session.market, phoneNow },
  );
}
