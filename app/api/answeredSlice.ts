import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import type { Answered } from './baseQuery';

/** When each query was last answered: the server's time, ms since the epoch, by the endpoint's name. */
export type AnsweredState = Partial<Record<string, number>>;

interface AnsweredAction extends UnknownAction {
  meta: { arg: { endpointName: string }; baseQueryMeta?: Answered };
}

const initialState: AnsweredState = {};

/** Keeps how old the cached data are (TIME-4). */
export const answeredSlice = createSlice({
  name: 'answered',
  initialState,
  reducers: {},
  extraReducers: (build) =>
    build.addMatcher(
      (action: UnknownAction): action is AnsweredAction => action.type === 'api/executeQuery/fulfilled',
      (state, { meta: { arg, baseQueryMeta } }) => {
        if (baseQueryMeta) state[arg.endpointName] = baseQueryMeta.at;
      },
    ),
});
