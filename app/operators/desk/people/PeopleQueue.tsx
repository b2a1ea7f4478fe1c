import { peopleFound, personKeys, type FoundPerson, type PersonKey } from '@tally/contract/operator/personCard';
import { accountTypes } from '@tally/contract/market/wallets';
import { readLine } from '@tally/contract/text/typedText';
import { useState } from 'react';
import { operatorApi } from '../../calls/operatorApi';
import { reportFailure, useOperatorCalls } from '../../calls/operatorCalls';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { useAppDispatch } from '../../../state/reduxHooks';
import { LineField } from '../../shared/Reason.styles';
import { ActButton } from '../../shared/ActButton';
import { useOperator } from '../../OperatorContext';
import { Choice } from '../DeskScreen.styles';
import { useDeskPlace } from '../useDeskPlace';
import { FoundTable } from './FoundTable';
import { PersonCard } from './PersonCard';

/** A mask as it is shown. */
const exampleMask = '08••••12';

/** Finds people, and shows the card of one of them (OPS-45, OPS-46). */
export function PeopleQueue() {
  const t = useOperatorTranslate();
  const dispatch = useAppDispatch();
  const { market: own } = useOperator();
  const { send } = useOperatorCalls();
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
    const { data: people, error } = await send(operatorApi.endpoints.postPeopleSearch, { body: { by, value } });
    if (!people) return void dispatch(reportFailure(error));
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
      <ActButton label={t('ops.find')} onPress={find} isOff={readLine(value) === ''} />
      {found && <FoundTable found={found} opened={opened} onOpen={(id) => go({ id })} />}
      {opened !== undefined && <PersonCard key={opened} userId={opened} />}
    </>
  );
}
