import { createAction } from '@reduxjs/toolkit';

/** A call was answered that its token is not valid (401, by HTTP or in the envelope). The token is dropped already. */
export const loginEnded = createAction('api/loginEnded');
