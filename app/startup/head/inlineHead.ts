/**
 * Runs inline in the page head, before the first paint (performance: the first API call from the head, the market's
 * look, the person's language and last numbers before first paint, no lost tap).
 */
import { bcp47, type LocaleCode } from '@tally/locales/tags';
import { createShellTranslate } from '@tally/locales/text';
import { isActive } from '@tally/contract/people/active';
import { loginTokenLongerThan } from '@tally/contract/limits/login';
import { exchangeAfter } from '@tally/contract/rules/exchange';
import { offsetAt } from '@tally/contract/rules/marketClock';
import { hostCallbacks, hostQueueName, type HostQueueEntry } from '@tally/contract/host/host';
import { namedLocale, pageHash, pageSearch, parseEntry } from './entryParams';
import { storedLocale } from '../../i18n/chooseLocale';
import { shellTexts } from '../../i18n/shellTexts';
import type { Secrets } from '../../platform/services';
import { ownAmounts } from '../../screens/Home/homeAmounts';
import { finishedToday, minutesOf, type BalanceUser } from '../../session/lastNumbers';
import { lastHome } from '../../session/lastNumbersStorage';
import { persistedSession } from '../../session/persistedSession';
import { safeStorage } from '../../platform/storage/storage';
import { apiOrigin } from '../../api/origin';
import { installHistoryGuard } from '../../navigation/historyGuard';
import type { BootData, BootDataWindow } from './bootData';
import { drawableUser, readEarly } from './earlyResponse';
import { collectEarlyTaps } from './earlyTaps';
import { fillBalanceTemplate } from './fillBalanceTemplate';
import { fillShell, foldRows } from './fillShell';
import { afterFrame, whenSeen } from './whenSeen';
import { forgotten } from '../shell/homeElement';

/**
 * URLs of the scripts of the app, the router and the recovery, of what the app imports at once, and of each language's
 * texts; empty in development.
 */
declare const START_FILES: Partial<Record<'startApp' | 'routing' | 'recoverStart' | LocaleCode, string>> & {
  imported?: string[];
};

const files = START_FILES;
const preload = (hrefs: readonly (string | undefined)[]) => {
  for (const href of hrefs)
    if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
};
/**
 * Whether the service worker answers, which has the start's files on the phone. They are then requested once the words
 * of the first frame stand, and are compiled while it is laid out.
 */
const onPhone = navigator.serviceWorker?.controller;
const scripts = [files.startApp, ...(files.imported ?? [])];
if (!onPhone) preload(scripts);

const page = window as unknown as BootDataWindow & Record<string, unknown>;
const root = document.documentElement;
const query = new URLSearchParams(location.search);
const phone = safeStorage(() => localStorage);
const tab = safeStorage(() => sessionStorage);
const entry = parseEntry(query, location.pathname);
const session = entry.to === 'app' ? entry.session : entry.to === 'resume' ? persistedSession(tab) : undefined;
const secrets: Secrets = 'secrets' in entry ? entry.secrets : {};
const stored = phone.get('locale');
const locale = session?.locale ?? namedLocale(entry) ?? storedLocale(stored);
/* Without a session there is nothing to resume. */
const resumed = session ? (entry.to === 'resume' && entry.path !== '/' ? entry.path : '/home') : '/404';
const path = entry.to === 'resume' ? resumed : entry.path;
/** Home has a session: without one, its path has become another. */
const atHome = path === '/home';
const texts = shellTexts[locale];

// The query holds secrets: it is removed from the address and the history before anything else runs.
installHistoryGuard(window, path + pageSearch(path, query) + pageHash(path, location.hash));
root.lang = bcp47[locale];
/* Public pages without a session state no money; they wear the first market's colours. */
root.dataset.market = session?.market ?? 'id';
document.title = texts['title.home'];

const first: BootData['earlyResponses'] = new Map();
/** Begins the calls for the person and their tasks. */
function callEarly(): void {
  if (entry.to !== 'app' || !atHome) return;
  const headers: Record<string, string> = secrets.token ? { authorization: `Bearer ${secrets.token}` } : {};
  const device = secrets.token || !secrets.uuid ? '' : `?${new URLSearchParams({ uuid: secrets.uuid }).toString()}`;
  const fetchEarly = (call: string) => {
    const url = `${apiOrigin}/event/v1${call}`;
    const answer = readEarly(fetch(url, { headers }));
    // Prevents an unhandled rejection: the code that takes the response handles its failure.
    answer.catch(() => undefined);
    first.set(`GET ${url}`, answer);
  };
  fetchEarly(`/user/info${device}`);
  if (secrets.token) fetchEarly('/task/normal-task/');
  void showPerson();
}
// A page that the phone app has prerendered is perhaps never seen: it asks for nothing before (ENTRY-23).
whenSeen(document, callEarly);

/** What the app imports when it runs; the router only where another page is shown. */
const parts = [files[locale], atHome ? '' : files.routing];
if (!onPhone) preload(parts);
let started: Promise<unknown> | undefined;
/** Runs the app behind the first frame, and behind the taps that came during it. */
const start = () => {
  // In development index.html contains the script.
  if (files.startApp) started ??= import(/* @vite-ignore */ files.startApp).catch(() => boot.recover());
};
/** A page that is not drawn, in a hidden web view, has no frames: its app runs after this time, ms. */
const withoutFrameMs = 500;
/** Delay before the recovery is requested again, ms. */
const recoverAgainMs = 2000;

// The host may call before the app is loaded: its calls are queued in order.
const calls: HostQueueEntry[] = [];
page[hostQueueName] = calls;
for (const name of hostCallbacks)
  page[name] = (...args: unknown[]) => {
    calls.push([name, args]);
    // Somebody else has logged in: the numbers of the person before leave the page at once (PERSON-15). A login that
    // failed brings no token, or a shorter one: then nobody else is there.
    if (name === 'loginCallback' && String(args[0]).length > loginTokenLongerThan && args[0] !== secrets.token)
      root.dataset.screen = forgotten;
  };

const translate = createShellTranslate(texts);

const boot: BootData = {
  query,
  entry,
  session,
  secrets,
  locale,
  texts,
  earlyResponses: first,
  taps: collectEarlyTaps(document),
  last: entry.to === 'app' ? lastHome(phone, secrets.token, Date.now()) : undefined,
  lastOf: (token) => lastHome(phone, token, Date.now()),
  router: files.routing,
  person: undefined,
  filled: undefined,
  folded: [],
  fillShell: () => {
    fillShell(document, translate);
    const { last } = boot;
    if (onPhone) preload([...scripts, ...parts]);
    if (session && last) {
      showAmounts(last.user, last);
      boot.folded = finishedToday(last);
      foldRows(document, boot.folded);
    }
    // Home is not laid out before this point: a frame without its texts would cost as much as one with them, and cause
    // a layout shift.
    root.dataset.screen ||= atHome ? 'home' : 'other';
    afterFrame(window, () => {
      // Without another frame where a tap waits: it would be committed, for which the main thread waits until the first
      // one is drawn.
      if (boot.taps.kept.length) start();
      else afterFrame(window, start);
    });
    setTimeout(start, withoutFrameMs);
  },
  recover: () => {
    page.__tally = boot;
    recover(files.recoverStart);
  },
};
page.__tally = boot;

/** Loads the recovery. Browsers keep a failed import: each attempt has an address of its own. */
function recover(file: string | undefined): void {
  if (file) import(/* @vite-ignore */ file).catch(() => setTimeout(() => recover(`${file}?`), recoverAgainMs));
}

/**
 * Puts a person's amounts into the prerendered home, as at this time of the market. The goal comes with the app: its
 * rules have no room in the first packets.
 */
function showAmounts(user: BalanceUser, time: Parameters<typeof minutesOf>[0]): void {
  const balance = session && ownAmounts({ session, user }, exchangeAfter(minutesOf(time)));
  if (balance && fillBalanceTemplate(document, balance, translate)) boot.filled = balance;
}
/**
 * Shows the amounts of the first answer: on a first visit they do not wait for the app, which deletes `__tally` when it
 * takes over.
 */
async function showPerson(): Promise<void> {
  const [personResponse] = first.values();
  const user = await drawableUser(personResponse);
  if (!session || !user || !isActive(user)) return;
  const date = (await personResponse)?.response.headers.get('date');
  if (!page.__tally || boot.filled) return;
  // As the app's clock does (platform/time/serverClock): the phone's own may be wrong.
  const ms = Date.parse(date ?? '') || Date.now();
  boot.person = { user, ms };
  showAmounts(user, { ms, offset: offsetAt(ms, session.market) });
}
