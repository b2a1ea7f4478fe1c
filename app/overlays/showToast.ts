import { failureCause } from '../api/failureCause';
import type { AppThunk } from '../state/appStore';
import { toastShown, type ToastEntry } from '../state/overlaysSlice';
import type { ParamsArgument, ToastKind, ToastParams } from './chunks/overlayParams';

/** Shows a toast, which replaces the current one. */
export const showToast =
  <K extends ToastKind>(kind: K, ...rest: ParamsArgument<ToastParams[K]>): AppThunk =>
  (dispatch, _, { services }) => {
    dispatch(toastShown({ id: services.uuid(), kind, params: rest[0] ?? {} } as ToastEntry));
  };

/**
 * Reports a request that failed, with the explanation of its error; undefined: no response arrived. Only a phone
 * without a network is called offline.
 */
export const showUnreachable =
  (error?: unknown): AppThunk =>
  (dispatch, _, context) => {
    const cause = failureCause(error, context);
    dispatch(cause === 'offline' ? showToast('network.offlineAction') : showToast('network.unreachable', { cause }));
  };
