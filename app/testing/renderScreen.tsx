import { noFeedback } from '@tally/contract/people/feedback';
import { withdrawOptionLists } from '@tally/contract/fixtures/wallet';
import { exampleAppSettings } from '@tally/contract/fixtures/app';
import { emptyLucky } from '@tally/contract/fixtures/lucky';
import { activeUsers } from '@tally/contract/fixtures/user';
import { createHostSimulator } from '@tally/host-simulator/host/hostSimulator';
import { fullScenario, type ScenarioPart } from '@tally/host-simulator/host/scenario';
import { en } from '@tally/locales/all';
import type { LocaleCode } from '@tally/locales/tags';
import { configure, render } from '@testing-library/react';
import type { CreatedApp } from '../createApp';
import type { KeyValueStore } from '../platform/services';
import { fakeServer, type Replies } from './fakeServer';
import { Scene } from './Scene';
import { createTestServices } from './testServices';

const usual: Replies = {
  getWithdrawOptions: withdrawOptionLists.id,
  getUserInfo: activeUsers.id,
  getAppSettings: exampleAppSettings,
  getNormalTasks: [],
  getRank: [],
  getAdConfigs: [],
  getPlaceInfo: [],
  getFeedback: noFeedback,
  getLucky: emptyLucky,
  postH5Action: null,
};

// A screen's code is loaded on demand, which takes time on a busy machine.
configure({ asyncUtilTimeout: 8000 });

export interface RenderScreenOptions {
  token?: string;
  /** The key in the address. */
  addressKey?: string;
  sdk?: number;
  market?: 'id' | 'ph' | 'br';
  /** The locale that the address names; the texts stay English. */
  locale?: LocaleCode;
  scenario?: ScenarioPart;
  /** A page that is opened without a session, in any browser. */
  publicPage?: boolean;
  /** The server's time at the start, ms since the epoch; it advances with the test's clock. */
  serverTime?: number;
  /** When the page was built, ms since the epoch: what tells a wrong clock (DIALOG-8). */
  built?: number;
  /** Whether the phone has a network; evaluated again at each `online` and `offline` event. */
  online?: () => boolean;
  /** What the phone has kept, as from a visit before. */
  storage?: KeyValueStore;
  /** What the tab has kept, as from a page before. */
  sessionStorage?: KeyValueStore;
  onReady?: (app: CreatedApp) => void;
}

/** Renders a screen of a logged-in user, in English, with a fake server and a strict host. */
export function renderScreen(
  path: string,
  replies: Replies = {},
  {
    token = 't'.repeat(60),
    addressKey,
    sdk = 815,
    market = 'id',
    locale = 'en',
    scenario = {},
    publicPage = false,
    serverTime,
    onReady,
    ...given
  }: RenderScreenOptions = {},
) {
  const services = createTestServices();
  const page = {};
  const requests: Request[] = [];
  const simulator = createHostSimulator({
    scenario: () => fullScenario({ answerAfter: 0, ...scenario }),
    clock: { now: services.now, after: (ms, fn) => void services.after(ms, fn) },
    page: () => page,
    token: () => 't'.repeat(60),
  });
  Object.assign(services, {
    fetch: fakeServer(
      { ...usual, ...replies },
      requests,
      serverTime === undefined ? undefined : () => serverTime + services.elapsed(),
    ),
    ...(!publicPage && { host: () => simulator.host() }),
    ...given,
  });
  render(
    <Scene
      path={path}
      market={market}
      locale={locale}
      texts={en}
      services={services}
      page={page}
      session={publicPage ? null : { sdk }}
      {...(token && { token })}
      {...(addressKey && { addressKey })}
      {...(onReady && { onReady })}
    />,
  );
  return {
    services,
    simulator,
    requests,
    posts: (of: string) => requests.filter((request) => request.method === 'POST' && request.url.includes(of)),
  };
}
