import type { TaskType } from '@tally/contract/tasks/task';
import type { Translate } from '@tally/locales/text';
import type { ReactNode } from 'react';
import type { HomeState } from '../screens/Home/homeState';
import { tappedTask, type HomeTap } from '../screens/Home/homeTaps';
import { homeSlots, type HomeSlot, type SlotPlaces, type SlotRefs } from '../screens/Home/homeSlots';
import type { PersistentHome } from '../screens/Home/persistentHome';
import type { Stop } from '../platform/services';
import type { EarlyTaps } from './head/earlyTaps';

/** The state that `HomeRoot` renders. */
export interface HomeSnapshot {
  /** Undefined without a session, in which case home cannot be opened. */
  home: HomeState | undefined;
  t: Translate<'first'>;
  /** Name of messaging service W. */
  serviceW: string;
  /** False while another page is shown; home stays mounted. */
  visible: boolean;
  /** Whether home's lower part has got its place (HOME-8). */
  stable: boolean;
  /** Home's element once it is rendered. */
  root: HTMLElement | null;
  slots: SlotPlaces;
  /** The second phase: the other pages, dialogs and toasts. */
  app: ReactNode;
}

/** Source of home's state: early responses in the first phase, the Redux store in the second. */
export interface HomeSource {
  /** @param busy tasks whose tap is being handled, or waits for the second phase */
  read(busy: readonly TaskType[]): HomeState | undefined;
  /** Changes when another person has logged in: what was tapped before no longer concerns home. */
  turn?(): number;
  /** Calls back when the result of `read` may have changed. */
  watch?(changed: () => void): Stop;
}

/** Connects the two phases of the start: one view of home, whose data source and tap handler are exchanged. */
export interface HomeStore extends PersistentHome {
  get(): HomeSnapshot;
  /** The state rendered into index.html, before any data is known. */
  getPrerendered(): HomeSnapshot;
  /** Refs of home's places. */
  slotRefs: SlotRefs;
  set(change: Partial<Pick<HomeSnapshot, 'root' | 'app'>>): void;
  /** Reads the source again. */
  refresh(): void;
  /**
   * Sets the handler of taps; it first gets the taps made before. Its promise resolves when the tap has been handled.
   */
  listen(handler: (tap: HomeTap) => Promise<void>): void;
  /** Switches home to another source. */
  connect(source: HomeSource): Stop;
}

const same = (before: unknown, now: unknown) => JSON.stringify(before) === JSON.stringify(now);

/**
 * Reuses the previous objects where nothing changed, so that React does not re-render them: both phases deliver the
 * same values one after the other.
 */
function keepSame(before: HomeState | undefined, now: HomeState | undefined): HomeState | undefined {
  if (!before || !now) return now;
  if (same(before, now)) return before;
  return {
    ...now,
    tasks: now.tasks.map((task, at) => (before.tasks[at] && same(before.tasks[at], task) ? before.tasks[at] : task)),
    ...(now.goal && { goal: same(before.goal, now.goal) && before.goal ? before.goal : now.goal }),
    notices: same(before.notices, now.notices) ? before.notices : now.notices,
  };
}

/** Refs of home's places: each tells which element is there. */
const refsOf = (fill: (name: HomeSlot, place: HTMLElement | null) => void) =>
  Object.fromEntries(
    homeSlots.map((name) => [name, (place: HTMLElement | null) => fill(name, place)]),
  ) as unknown as SlotRefs;

/**
 * Home's taps. Those made before the second phase handles them are kept; the task of a tap is busy until it has been
 * handled.
 * @param marks of elements that were tapped and wait for the second phase
 */
function createTaps(
  rendered: () => boolean,
  changed: () => void,
  marks: Pick<EarlyTaps, 'release' | 'end'> | undefined,
) {
  let handle: ((tap: HomeTap) => Promise<void>) | undefined;
  let busy: readonly TaskType[] = [];
  const early: HomeTap[] = [];
  // Until home is hydrated its taps are kept, because React would not get them.
  const endEarly = () => {
    if (rendered() && handle) marks?.end();
  };
  const setBusy = (tasks: readonly TaskType[]) => {
    busy = tasks;
    changed();
  };
  const play = async (tap: HomeTap) => {
    try {
      await handle?.(tap);
    } finally {
      marks?.release(tap);
      setBusy(busy.filter((task) => task !== tappedTask(tap)));
    }
  };
  return {
    /** Ends the keeping of taps, once both home and the second phase are there. */
    endEarly,
    busy: () => busy,
    /** Another person has logged in: no task of theirs is busy. */
    forget: () => {
      busy = [];
    },
    tap: (tap: HomeTap) => {
      // Repeated taps on the same element count once.
      if (!handle && early.includes(tap)) return;
      const task = tappedTask(tap);
      if (task) setBusy([...busy, task]);
      if (handle) void play(tap);
      else early.push(tap);
    },
    listen: (next: (tap: HomeTap) => Promise<void>) => {
      handle = next;
      endEarly();
      for (const tap of early.splice(0)) void play(tap);
    },
  };
}

/**
 * With a prerendered state, home shows it until `refresh`.
 * @param first source of the first phase
 * @param earlyTaps marks of elements that were tapped and wait for the second phase
 */
export function createHomeStore(
  { prerendered: home, ...initial }: Pick<HomeSnapshot, 't' | 'serviceW' | 'visible'> & { prerendered?: HomeState },
  first: HomeSource,
  earlyTaps?: Pick<EarlyTaps, 'release' | 'end'>,
): HomeStore {
  let source = first;
  const prerendered: HomeSnapshot = {
    ...initial,
    visible: true,
    stable: false,
    home,
    root: null,
    slots: {},
    app: null,
  };
  let snapshot: HomeSnapshot = { ...prerendered, visible: initial.visible, home: home ?? first.read([]) };
  const rendered = () => snapshot.root !== null;
  const taps = createTaps(rendered, () => refresh(), earlyTaps);
  let turn = 0;
  const listeners = new Set<() => void>();
  const set = (change: Partial<HomeSnapshot>) => {
    const entries = Object.entries(change) as [keyof HomeSnapshot, unknown][];
    if (entries.every(([name, value]) => snapshot[name] === value)) return;
    snapshot = { ...snapshot, ...change };
    taps.endEarly();
    for (const listener of listeners) listener();
  };
  const refresh = () => {
    const now = source.turn?.() ?? turn;
    const turned = now !== turn;
    if (turned) taps.forget();
    turn = now;
    set({ home: keepSame(snapshot.home, source.read(taps.busy())), ...(turned && { stable: false }) });
  };
  return {
    slotRefs: refsOf((name, place) => set({ slots: { ...snapshot.slots, [name]: place } })),
    get: () => snapshot,
    getPrerendered: () => prerendered,
    set,
    refresh,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setVisible: (visible) => set({ visible }),
    markStable: () => set({ stable: true }),
    connect: (next) => {
      source = next;
      refresh();
      return next.watch?.(refresh) ?? (() => undefined);
    },
    tap: taps.tap,
    listen: taps.listen,
  };
}
