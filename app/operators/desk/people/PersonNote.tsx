import { readLine } from '@tally/contract/text/typedText';
import { useState } from 'react';
import { operatorApi } from '../../calls/operatorApi';
import { useOperatorCalls } from '../../calls/operatorCalls';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { LineField } from '../../shared/Reason.styles';
import { ActButton } from '../../shared/ActButton';
import { PartTitle } from '../../shared/shared.styles';
import { Box } from '../DeskScreen.styles';

/** Writes a note about the person (OPS-47). What was typed stays until the note is there. */
export function PersonNote({ userId }: { userId: number }) {
  const t = useOperatorTranslate();
  const { send, report } = useOperatorCalls();
  const [note, setNote] = useState('');
  const typed = readLine(note);
  const save = async () => {
    const answer = await send(operatorApi.endpoints.postPersonNote, { query: { userId, note: typed } });
    report(answer);
    if (answer.data?.status === 1) setNote('');
  };
  return (
    <Box>
      <PartTitle>{t('ops.card_note_title')}</PartTitle>
      <LineField
        label={t('ops.card_note')}
        hint={t('ops.card_note_hint')}
        value={note}
        onValue={setNote}
        input={{ autoComplete: 'off', maxLength: 100 }}
      />
      <ActButton label={t('ops.card_note_save')} onPress={save} isOff={typed === ''} />
    </Box>
  );
}
