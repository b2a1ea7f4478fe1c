import { peopleFound, personKeys, type FoundPerson, type PersonKey } from '@tally/contract/operator/personCard';
import { accountTypes } from '@tally/contract/market/wallets';
import { readLine } from '@tally/contract/text/typedText';
import { useState } from 'react';
import { findPeople } from '../../calls/personOperations';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { useCurrentUser } from '../../../session/useCurrentUser';
import { useAppDispatch } from '../../../state/reduxHooks';
import { LineField } from '../../shared/Reason.styles';
import type { WorkButton } from '../../shared/useButtons';
import { Choice } from '../DeskScreen.styles';
import { useDeskPlace } from '../useDeskPlace';
import { FoundTable } from './FoundTable';
import { PersonCard } from './PersonCard';

interface PeopleQueueProps {
  operatorKey: string;
  button: WorkButton;
}

/** A mask as it is shown. */
const exampleMask = '08••••12';

/** Finds people, and shows the card of one of them (OPS-45, OPS-46). */
export function PeopleQueue({ operatorKey, button }: PeopleQueueProps) {
  const t = useOperatorTranslate();
  const dispatch = useAppDispatch();
  const { market: own } = useCurrentUser();
  const {
    place: { id: opened },
    go,
  } = useDeskPlace();
  const [by, setBy] = useState<PersonKey>('user');
  const [value, setValue] = useState('');
  const [found, setFound] = useState<readonly FoundPerson[]>();
  const hints: Partial<Record<PersonKey, string>> = {
    masked: t('ops.find_masked_hint', { mask: `${accountTypes[own][0]} ${exampleMask}`, count: peopleFound }),
    phone: t('ops.find_phone_hint'),
  };
  const find = async () => {
    const people = await dispatch(findPeople(operatorKey, { by, value }));
    if (!people) return;
    setFound(people);
    const [only] = people;
    if (only && people.length === 1) go({ id: only.id });
  };
  return (
    <>
      <Choice
        label={t('ops.find_by')}
        choices={personKeys.map((each) => ({ value: each, label: t(`ops.find_${each}`) }))}
        value={by}
        onPick={setBy}
      />
      <LineField
        label={t(`ops.find_${by}`)}
        hint={hints[by]}
        value={value}
        onValue={setValue}
        input={{
          autoComplete: 'off',
          maxLength: 120,
          onKeyDown: ({ key }) => {
            if (key === 'Enter' && readLine(value) !== '') void find();
          },
        }}
      />
      {button('find', t('ops.find'), find, { isOff: readLine(value) === '' })}
      {found && <FoundTable found={found} opened={opened} onOpen={(id) => go({ id })} />}
      {opened !== undefined && <PersonCard key={opened} operatorKey={operatorKey} userId={opened} button={button} />}
    </>
  );
}
