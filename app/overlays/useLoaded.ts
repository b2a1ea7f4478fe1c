import { use } from 'react';
import type { Loadable } from '../navigation/lazyWithPreload';

/** What has been loaded: at once where it is there, else the Suspense above waits for it. */
export const useLoaded = <T>(load: Loadable<T>): T => (load.arrived ? load.arrived.value : use(load));
