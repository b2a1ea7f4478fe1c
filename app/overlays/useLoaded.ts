import { use } from 'react';
import type { Loadable } from '../navigation/lazyWithPreload';

/** Returns the loaded value synchronously when it is available; otherwise suspends until it is. */
export const useLoaded = <T>(load: Loadable<T>): T => (load.arrived ? load.arrived.value : use(load));
