import type { FoundPerson, PersonKey } from '@tally/contract/operator/personCard';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { operatorApi } from '../../calls/operatorApi';
import { reportFailure, useOperatorCalls } from '../../calls/operatorCalls';
import { useAppDispatch } from '../../../state/reduxHooks';
import { useDeskPlace } from '../useDeskPlace';
import { personKeysOf, type Sought } from './personKeysOf';

/** What was looked for last, and who was found; nobody is looked for where it was not recognised. */
interface Result extends Sought {
  readonly by?: PersonKey;
  readonly found?: readonly FoundPerson[];
}

interface Search {
  readonly result: Result | undefined;
  /** Looks for somebody by what was typed. */
  readonly find: (typed: string) => Promise<void>;
  /** Looks once more for what can be several things. */
  readonly findBy: (by: PersonKey) => Promise<void>;
}

const SearchContext = createContext<Search | undefined>(undefined);

/** The search of the desk; below `SearchProvider`. */
export function useSearch(): Search {
  const search = useContext(SearchContext);
  if (!search) throw new Error('There is no search: SearchProvider stands above what uses it.');
  return search;
}

/** The desk's search for people (OPS-72): what was found outlives a look at another queue, and is in no address. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const { send } = useOperatorCalls();
  const { go } = useDeskPlace();
  const [result, setResult] = useState<Result>();
  const look = async (sought: Sought, by: PersonKey | undefined) => {
    if (by === undefined) {
      setResult(sought);
      go({ queue: 'people' });
      return;
    }
    const body = { by, value: sought.value };
    const { data: found, error } = await send(operatorApi.endpoints.postPeopleSearch, { body });
    if (!found) return void dispatch(reportFailure(error));
    setResult({ ...sought, by, found });
    const [only] = found;
    go({ queue: 'people', ...(only && found.length === 1 && { id: only.id }) });
  };
  const find = (typed: string) => {
    const sought = personKeysOf(typed);
    return look(sought, sought.keys[0]);
  };
  const findBy = async (by: PersonKey) => result && look(result, by);
  return <SearchContext value={{ result, find, findBy }}>{children}</SearchContext>;
}
