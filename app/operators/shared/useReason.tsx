import { readLine } from '@tally/contract/text/typedText';
import { useState } from 'react';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { Note } from './shared.styles';
import { InRow, LineField } from './Reason.styles';

/**
 * The reason for what is decided about one thing, beside its buttons: `reason` is what was typed, as it is read; `field`
 * goes above the buttons, and `needed` below them, which says why some are off.
 */
export function useReason(label: string) {
  const t = useOperatorTranslate();
  const [typed, setTyped] = useState('');
  const reason = readLine(typed);
  return {
    reason,
    field: (
      <InRow>
        <LineField label={label} value={typed} onValue={setTyped} input={{ autoComplete: 'off', maxLength: 100 }} />
      </InRow>
    ),
    needed: reason === '' && <Note>{t('ops.reason_needed')}</Note>,
  };
}
