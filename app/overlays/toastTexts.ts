import type { Translate } from '@tally/locales/text';
import { homeToasts } from './homeToasts';
import { deferredToasts } from './deferredToasts';
import { pageToasts } from './pageToasts';

/** Every toast of the product by its kind. Numbers come formatted. Home imports its own alone. */
export const toastTexts = { ...homeToasts, ...deferredToasts, ...pageToasts };

export type ToastKind = keyof typeof toastTexts;
export type ToastParams = {
  [K in ToastKind]: Parameters<(typeof toastTexts)[K]> extends [Translate, infer P] ? P : object;
};
