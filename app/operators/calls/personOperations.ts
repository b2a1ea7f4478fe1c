import type { BodyOf } from '@tally/contract/api/endpoint';
import type { FoundPerson } from '@tally/contract/operator/personCard';
import type { postPeopleSearch } from '@tally/contract/calls/people';
import type { AppThunk } from '../../state/appStore';
import { reportFailure, reportOutcome } from './confirmUpdate';
import { operatorApi } from './operatorApi';

/**
 * The people who fit what is known of them (OPS-45).
 * @returns undefined when there was no answer
 */
export const findPeople =
  (key: string, body: BodyOf<typeof postPeopleSearch>): AppThunk<Promise<readonly FoundPerson[] | undefined>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(
      operatorApi.endpoints.postPeopleSearch.initiate({ query: { key }, body }, { track: false }),
    );
    if (!data) dispatch(reportFailure(error));
    return data;
  };

/**
 * Writes a note about a person into the audit log (OPS-47).
 * @returns whether it is there
 */
export const addPersonNote =
  (key: string, userId: number, note: string): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const answer = await dispatch(
      operatorApi.endpoints.postPersonNote.initiate({ query: { key, userId, note } }, { track: false }),
    );
    dispatch(reportOutcome(answer));
    return answer.data?.status === 1;
  };
