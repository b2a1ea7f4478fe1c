import { EnvironmentProvider } from '@tally/ui/Environment';
import { browserEnvironment } from '../../platform/browserEnvironment';
import { HomeRoot, type HomeRootProps } from './HomeRoot';

/**
 * The tree that the build renders into index.html and the start hydrates. It must be one component, because React
 * matches elements by position and derives its ids from it.
 * @param props.onHydrated called when React has taken over the elements; changes of home made in it are rendered before
 *   the next paint
 */
export function HydratedHome(props: HomeRootProps) {
  return (
    <EnvironmentProvider value={browserEnvironment}>
      <HomeRoot {...props} />
    </EnvironmentProvider>
  );
}
