import { operatorKeyLongerThan } from '@tally/contract/limits/operator';
import { KeyBox } from '@tally/ui/KeyBox';
import { useState } from 'react';
import { apiErrorOf } from '../../api/apiError';
import { useFailureWords } from '../../components/useFailureWords';
import { useAddressKey } from '../../state/appContext';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { isOutOfScope } from './confirmUpdate';
import { isOperatorKey } from './operatorRules';

interface KeyGateProps {
  /** Error of the request made with the last key. */
  error: unknown;
  busy: boolean;
  onKey: (key: string) => void;
}

/**
 * Asks for the key of the operator page and keeps it in memory. The typed text stays in the field until a key is
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
  const { text } = useFailureWords(error);
  const failed = apiErrorOf(error);
  const isWrong = failed?.kind === 'envelope' || (failed?.kind === 'http' && failed.status < 500);
  const why = isOutOfScope(error) ? t('ops.key_scope') : isWrong ? t('ops.key_wrong') : text;
  const refused = error ? why : undefined;
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
