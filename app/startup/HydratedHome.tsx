import { EnvironmentProvider } from '@tally/ui/Environment';
import { browserEnvironment } from '../platform/browserEnvironment';
import { HomeRoot } from './HomeRoot';
import type { HomeStore } from './homeStore';

/**
 * What the build renders into index.html and the first phase hydrates: one tree for both, because React finds its
 * elements by their place and makes its ids from it.
 * @param onHydrated the elements are React's now; what is told to the store is drawn before the next paint
 */
export function HydratedHome({ store, onHydrated }: { store: HomeStore; onHydrated?: () => void }) {
  return (
    <EnvironmentProvider value={browserEnvironment}>
      <HomeRoot store={store} {...(onHydrated && { onHydrated })} />
    </EnvironmentProvider>
  );
}
