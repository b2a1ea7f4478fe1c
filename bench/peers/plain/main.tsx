/**
 * The plain build: the same home screen from the same sources on the same packages, started in the usual way. One script
 * brings everything, the texts come before the first picture, the calls after it.
 */
import { createI18n, translateOf } from '@tally/locales/i18n';
import { AmbientProvider } from '@tally/ui/Ambient';
import { GlobalStyle } from '@tally/ui/theme/GlobalStyle';
import { createRoot } from 'react-dom/client';
import { App } from '../../../app/App';
import { assemble } from '../../../app/assemble';
import { readEntry } from '../../../app/entry';
import { liveServices } from '../../../app/live/services';
import { createPageKit } from '../../../app/pageKit';
import { createHomeStage } from '../../../app/screens/Home/homeStage';
import { homeState } from '../../../app/screens/Home/homeState';
import { StageView } from '../../../app/screens/Home/StageView';
import { messagingServices } from '../../../app/services.config';

const entry = readEntry(new URLSearchParams(location.search), location.pathname);
if (entry.to !== 'app') throw new Error('The bench opens home.');
history.replaceState(null, '', '/home');
const { default: texts } = await import('../../../locales/id.json');
const services = liveServices(new Map());
const app = assemble({
  services,
  page: window,
  session: entry.session,
  secrets: entry.secrets,
  locale: 'id',
  texts,
  path: '/home',
});
const stage = createHomeStage({
  home: homeState({ session: entry.session, notices: [], ms: services.now() }),
  t: translateOf(createI18n('id', texts)),
  serviceW: messagingServices.W.name,
  visible: true,
  root: null,
  rest: null,
});
stage.set({ rest: <App app={app} stage={stage} /> });
app.startBridge(() => false);
// The usual app has its texts' provider in the first file too.
Object.assign(window, { createPageKit });
createRoot(document.getElementById('root') as HTMLElement).render(
  <AmbientProvider value={services}>
    <GlobalStyle />
    <StageView stage={stage} />
  </AmbientProvider>,
);
