import { readLine } from '@tally/contract/text/typedText';
import { useState } from 'react';
import { addPersonNote } from '../../calls/personOperations';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { useAppDispatch } from '../../../state/reduxHooks';
import { LineField } from '../../shared/Reason.styles';
import type { WorkButton } from '../../shared/useButtons';
import { PartTitle } from '../../shared/shared.styles';
import { Box } from '../DeskScreen.styles';

interface PersonNoteProps {
  operatorKey: string;
  userId: number;
  button: WorkButton;
}

/** Writes a note about the person (OPS-47). What was typed stays until the note is there. */
export function PersonNote({ operatorKey, userId, button }: PersonNoteProps) {
  const t = useOperatorTranslate();
  const dispatch = useAppDispatch();
  const [note, setNote] = useState('');
  const why = readLine(note);
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
      {button(
        'note',
        t('ops.card_note_save'),
        async () => {
          if (await dispatch(addPersonNote(operatorKey, userId, why))) setNote('');
        },
        { isOff: why === '' },
      )}
    </Box>
  );
}
