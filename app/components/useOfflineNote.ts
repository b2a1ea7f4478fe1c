import { useTranslate } from '../i18n/useTranslate';
import { useServices, useClock } from '../state/appContext';
import { momentOf } from '../session/lastNumbers';
import { useCurrentUser } from '../session/useCurrentUser';

type NoteKey = `network.${'offline' | 'offline_none' | 'offline_action' | 'stale' | 'clock'}`;

/**
 * The text of a note about what a page shows. Offline it says instead when that was current, in the market's time zone
 * (MONEY-9).
 * @param fetchedAt when it was fetched, by the phone's clock, ms since the epoch; undefined or NaN: not known
 */
export function useOfflineNote(note: NoteKey | undefined, fetchedAt: number | undefined): string | undefined {
  const t = useTranslate();
  const user = useCurrentUser();
  const services = useServices();
  const now = useClock().now();
  if (!note || !fetchedAt || note === 'network.stale' || note === 'network.clock') return note && t(note);
  // The age is measured by one clock, because the phone's may be wrong (TIME-2); it may also have been set back since.
  return t('network.offline_since', {
    time: momentOf({ at: now - Math.max(0, services.now() - fetchedAt) }, user, now),
  });
}
