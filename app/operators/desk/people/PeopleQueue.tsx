import { EmptyState } from '@tally/ui/EmptyState';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { Choice } from '../DeskScreen.styles';
import { useSearch } from '../search/SearchContext';
import { useDeskPlace } from '../useDeskPlace';
import { FoundTable } from './FoundTable';
import { PersonCard } from './PersonCard';

/** Whom the search has found (OPS-45), and the card of one of them (OPS-46). */
export function PeopleQueue() {
  const t = useOperatorTranslate();
  const { result, findBy } = useSearch();
  const {
    place: { id: opened },
    go,
  } = useDeskPlace();
  return (
    <>
      {result?.by && result.keys.length > 1 && (
        <Choice
          shape="chip"
          label={t('ops.find_by')}
          choices={result.keys.map((each) => ({ value: each, label: t(`ops.find_${each}`) }))}
          value={result.by}
          onPick={(by) => void findBy(by)}
        />
      )}
      {result?.found && <FoundTable found={result.found} opened={opened} onOpen={(id) => go({ id })} />}
      {!result?.found && opened === undefined && <EmptyState text={t('ops.find_hint')} />}
      {opened !== undefined && <PersonCard key={opened} userId={opened} />}
    </>
  );
}
