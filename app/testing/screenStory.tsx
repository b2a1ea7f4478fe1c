import { exampleNow } from '@tally/contract/fixtures/picture';
import { guestUser, withdrawnUsers } from '@tally/contract/fixtures/user';
import type { Market } from '@tally/contract/market/codes';
import type { UserInfo } from '@tally/contract/people/user';
import type { LocaleCode } from '@tally/locales/tags';
import type { Texts } from '@tally/locales/text';
import { createHostSimulator, type HostSimulator } from '@tally/host-simulator/host/hostSimulator';
import { fullScenario, type ScenarioPart } from '@tally/host-simulator/host/scenario';
import { useEffect, useState } from 'react';
import { marketOf } from '#storybook/globals';
import { i18nOf } from '#storybook/texts/i18n';
import { modeOf } from '#storybook/modes';
import { trackRequest } from '#storybook/visualTest';
import type { CreatedApp } from '../createApp';
import { createTestServices, type TestServices } from './testServices';
import { fakeServer, type Replies } from './fakeServer';
import { Scene } from './Scene';

/** The environment of a screen's story: path, server, user, host and clock. */
export interface SceneArgs {
  /** Path of the screen; it may differ by market. */
  path: string | ((market: Market) => string);
  /** Replies of the server; they may differ by market and by language, for texts that users wrote. */
  replies: (market: Market, locale: LocaleCode) => Replies;
  /** Whether a user is logged in. */
  token?: boolean;
  scenario?: ScenarioPart;
  sdk?: number;
  /** A page that is opened without a session, in any browser. */
  publicPage?: boolean;
  pkgName?: string;
  /** The key in the address. */
  addressKey?: string;
  /** False: no network from the start, so that every request fails. */
  online?: boolean;
  /** The time of server and phone, ms since the epoch; default: that of the examples. */
  serverTime?: number;
  /**
   * How far the clock is advanced once the screen is rendered, ms; it then stands still. Default: past every delayed
   * part.
   */
  after?: number;
  onReady?: (app: CreatedApp, scene: SceneHandles) => void;
}

/** What a play function may use: clock and host of the story on the screen. */
export interface SceneHandles {
  services: TestServices;
  host: HostSimulator;
  app: CreatedApp;
}

/** The scene currently on the screen. A play function advances its clock by `scene().services.advance(ms)`. */
export const scene = (): SceneHandles => {
  if (!current) throw new Error('No screen is up.');
  return current;
};
let current: SceneHandles | undefined;

/** Whether a screen has been drawn yet. */
export const isSceneUp = (): boolean => current !== undefined;

const testToken = 't'.repeat(60);
const fetchOffline = () => Promise.reject(new TypeError('Failed to fetch'));

function StoryScene({ args, market, locale }: { args: SceneArgs; market: Market; locale: string }) {
  const [{ services, host, page }] = useState(() => {
    const callbacks = {};
    const time = args.serverTime ?? exampleNow;
    const clock = createTestServices({}, time);
    const simulator = createHostSimulator({
      scenario: () => fullScenario({ answerAfter: 0, ...args.scenario }),
      clock: { now: clock.now, after: (ms, fn) => void clock.after(ms, fn) },
      page: () => callbacks,
      token: () => testToken,
    });
    const all = Object.assign(clock, {
      fetch:
        args.online === false
          ? fetchOffline
          : fakeServer(args.replies(market, modeOf(locale).locale), undefined, () => time, trackRequest),
      host: () => (args.publicPage ? undefined : simulator.host()),
      online: () => args.online ?? true,
    });
    return { services: all, host: simulator, page: callbacks };
  });
  // A story that is drawn anew waits for its own scene, not for the one before.
  useEffect(() => () => void (current = current?.services === services ? undefined : current), [services]);
  const i18n = i18nOf(locale);
  return (
    <Scene
      path={typeof args.path === 'string' ? args.path : args.path(market)}
      market={market}
      locale={modeOf(locale).locale}
      texts={i18n.getResourceBundle(i18n.language, 'translation') as Texts<'operator'>}
      services={services}
      page={page}
      {...(args.token && { token: testToken })}
      {...(args.addressKey && { addressKey: args.addressKey })}
      session={args.publicPage ? null : { sdk: args.sdk ?? 815, ...(args.pkgName && { pkgName: args.pkgName }) }}
      onReady={(app) => {
        current = { services, host, app };
        args.onReady?.(app, current);
        // A microtask, so that the effects of this render (the ad cards' timers) are registered before the clock is
        // advanced.
        queueMicrotask(() => services.advance(args.after ?? 3000));
      }}
    />
  );
}

/** Applies the user and SDK chosen in Storybook's toolbars where the story does not set its own. */
function asLookedAt(args: SceneArgs, { user, sdk }: Record<string, unknown>): SceneArgs {
  const people: Partial<Record<string, (market: Market) => UserInfo>> = {
    guest: () => guestUser,
    withdrawn: (market) => withdrawnUsers[market],
  };
  const person = args.token ? people[String(user)] : undefined;
  return {
    ...args,
    sdk: args.sdk ?? Number(sdk ?? 815),
    ...(person && {
      token: user !== 'guest',
      replies: (market, locale) => ({ ...args.replies(market, locale), getUserInfo: person(market) }),
    }),
  };
}

/** `render` of a screen's story: the whole app with a fake server, a strict host and a stopped clock. */
export const screenStory = (args: SceneArgs, { globals }: { globals: Record<string, unknown> }) => {
  const market = marketOf(globals);
  const locale = String(globals['locale']);
  const { user, sdk } = globals;
  return (
    <StoryScene
      key={`${market} ${locale} ${String(user)} ${String(sdk)}`}
      args={asLookedAt(args, globals)}
      market={market}
      locale={locale}
    />
  );
};
