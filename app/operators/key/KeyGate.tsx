import { operatorKeyLongerThan } from '@tally/contract/limits/operator';
import { secondMs } from '@tally/contract/limits/time';
import { KeyBox } from '@tally/ui/KeyBox';
import { useState } from 'react';
import { apiErrorOf, tooManyFor } from '../../api/apiError';
import { useFailureWords } from '../../components/useFailureWords';
import { useAddressKey } from '../../state/appContext';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { isOutOfScope } from '../calls/operatorCalls';
import { isOperatorKey } from '../rules/operatorRules';

interface KeyGateProps {
  /** Error of the request made with the last key. */
  error: unknown;
  busy: boolean;
  onKey: (key: string) => void;
}

/** Why a key did not open the page, in words (OPS-1, OPS-11); undefined without an error. */
function useRefusal(error: unknown): string | undefined {
  const t = useOperatorTranslate();
  const { text } = useFailureWords(error);
  if (!error) return undefined;
  const failed = apiErrorOf(error);
  const waitMs = tooManyFor(error);
  if (waitMs !== undefined) return t('ops.key_tries', { seconds: String(Math.ceil(waitMs / secondMs)) });
  if (isOutOfScope(error)) return t('ops.key_scope');
  return failed?.kind === 'envelope' || (failed?.kind === 'http' && failed.status < 500) ? t('ops.key_wrong') : text;
}

/**
 * Asks for the key of an operators' page and keeps it in memory. The typed text stays in the field until a key is
 * accepted.
 */
export function KeyGate({ error, busy, onKey }: KeyGateProps) {
  const t = useOperatorTranslate();
  const addressKey = useAddressKey();
  const [typed, setTyped] = useState('');
  const [short, setShort] = useState(false);
  const open = () => {
    const key = typed.trim();
    setShort(!isOperatorKey(key));
    if (!isOperatorKey(key)) return;
    addressKey.set(key);
    onKey(key);
  };
  const write = (key: string) => {
    setTyped(key);
    setShort(false);
  };
  const refused = useRefusal(error);
  return (
    <KeyBox
      label={t('ops.key_label')}
      value={typed}
      onValue={write}
      error={short ? t('ops.key_short', { min: operatorKeyLongerThan }) : refused}
      action={t('ops.key_open')}
      state={busy ? 'busy' : 'ready'}
      onOpen={open}
    />
  );
}
