/**
 * The plain build, for comparison: the same home screen from the same sources and packages, started in the usual way.
 * One script contains everything, the texts are loaded before the first paint, the API is called after it.
 */
import { createI18n, translateOf } from '@tally/locales/i18n';
import { EnvironmentProvider } from '@tally/ui/Environment';
import { GlobalStyle } from '@tally/ui/theme/GlobalStyle';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Providers } from '../../../app/App';
import { Pages } from '../../../app/AppRoutes';
import { createApp } from '../../../app/createApp';
import { parseEntry } from '../../../app/startup/head/entryParams';
import { createBrowserServices } from '../../../app/startup/browserServices';
import { createPageChunk } from '../../../app/startup/pageChunk';
import { Overlays } from '../../../app/overlays/Overlays';
import { homeTapped } from '../../../app/screens/Home/homeActions';
import { createHomeSource } from '../../../app/screens/Home/homeSource';
import { HomeSubscriptions } from '../../../app/screens/Home/HomeSubscriptions';
import { createPersistentHome } from '../../../app/screens/Home/mountedHome';
import { HomeRoot } from '../../../app/startup/shell/HomeRoot';
import { messagingServices } from '../../../app/platform/messaging.config';

const entry = parseEntry(new URLSearchParams(location.search), location.pathname);
if (entry.to !== 'app') throw new Error('The bench opens home.');
history.replaceState(null, '', '/home');
const { texts } = await import('../home/texts');
const allTexts = () => Promise.resolve({ default: texts });
const services = createBrowserServices({ earlyResponses: new Map(), secrets: entry.secrets });
const app = createApp({
  services,
  page: window,
  session: entry.session,
  secrets: entry.secrets,
  locale: 'id',
  texts,
  deferredTexts: allTexts,
  pageTexts: allTexts,
  path: '/home',
});
const home = createPersistentHome(createHomeSource(app), {
  visible: true,
  onTap: (tap) => app.store.dispatch(homeTapped(tap)),
});
app.startBridge(() => false);
// Keeps `createPageChunk`, and with it the texts' provider, in the first file, as in a usual app.
Object.assign(window, { createPageChunk });
createRoot(document.getElementById('root') as HTMLElement).render(
  <EnvironmentProvider value={services}>
    <GlobalStyle />
    <HomeRoot home={home} t={translateOf(createI18n('id', texts))} serviceW={messagingServices.W.name}>
      <Providers app={app}>
        <BrowserRouter>
          <Pages startListening={app.startListening} />
        </BrowserRouter>
        <HomeSubscriptions />
        <Overlays />
      </Providers>
    </HomeRoot>
  </EnvironmentProvider>,
);
