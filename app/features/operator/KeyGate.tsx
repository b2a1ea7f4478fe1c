import { operatorKeyLongerThan } from '@tally/contract/limits';
import { KeyBox } from '@tally/ui/KeyBox';
import { useState } from 'react';
import type { ApiError } from '../../api/apiError';
import { useAppContext } from '../../platform/appContext';
import { useTranslate } from '../../i18n/useTranslate';
import { isOperatorKey } from './operatorRules';

interface KeyGateProps {
  /** Why the last key brought nothing. */
  error: ApiError | undefined;
  busy: boolean;
  onKey: (key: string) => void;
}

/** Asks for the key of the operations area and keeps it in memory. What was typed stays until it was right. */
export function KeyGate({ error, busy, onKey }: KeyGateProps) {
  const t = useTranslate();
  const { operatorKey } = useAppContext();
  const [typed, setTyped] = useState('');
  const [short, setShort] = useState(false);
  const open = () => {
    const key = typed.trim();
    setShort(!isOperatorKey(key));
    if (!isOperatorKey(key)) return;
    operatorKey.set(key);
    onKey(key);
  };
  const write = (key: string) => {
    setTyped(key);
    setShort(false);
  };
  const refused =
    error &&
    (error.kind === 'envelope' || (error.kind === 'http' && error.status < 500)
      ? t('ops.key_wrong')
      : t('network.error_message'));
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
