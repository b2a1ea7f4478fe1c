import { failureCause } from '../api/failureCause';
import { failureWords } from '../i18n/failureWords';
import { useHomeTranslate } from '../i18n/useTranslate';
import { useAppContext, useOnline } from '../state/appContext';

/** The explanation of a failure in the person's words; follows the network. `error`: that of the call. */
export function useFailureWords(error: unknown): { title: string; text: string } {
  const t = useHomeTranslate();
  const context = useAppContext();
  useOnline();
  return failureWords(t, failureCause(error, context));
}
