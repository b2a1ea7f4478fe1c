import type { TaskType } from '@tally/contract/tasks/task';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Claim } from '../../features/tasks/nextStep';
import type { Stop } from '../../platform/services';
import { homeSlots, type HomeSlot, type SlotPlaces, type SlotRefs } from './homeSlots';
import type { HomeState } from './homeState';
import { tappedTask, type HomeTap } from './homeTaps';

/** Home's view as it is now. */
interface HomeSnapshot {
  /** Undefined without a session, in which case home cannot be opened. */
  home: HomeState | undefined;
  /** False while another page is shown; home stays mounted. */
  visible: boolean;
  /** Whether home's lower part has got its place (HOME-8). */
  stable: boolean;
  /** Home's element once it is rendered. */
  root: HTMLElement | null;
  /** The places in it that the deferred part fills. */
  slots: SlotPlaces;
}

/** Where home's state comes from. */
export interface HomeSource {
  /**
   * @param busy tasks whose tap is being handled
   * @param claim a reward that can be claimed
   */
  read(busy: readonly TaskType[], claim?: Claim): HomeState | undefined;
  /** Changes when another person has logged in: what was tapped before no longer concerns home. */
  turn(): number;
  /** Calls back when the result of `read` may have changed. */
  watch(changed: () => void): Stop;
}

/** Access to home's view, which stays mounted, with its scroll position, while another page is shown. */
export interface PersistentHome {
  get(): HomeSnapshot;
  /** The state in index.html, before any data is known. */
  getPrerendered(): HomeSnapshot;
  subscribe(listener: () => void): Stop;
  /** Tells home's element. */
  setRoot(root: HTMLElement | null): void;
  /** Refs of home's places. */
  slotRefs: SlotRefs;
  setVisible(visible: boolean): void;
  /** What comes late above home's lower part is there, or does not come: nothing will move that part any more. */
  markStable(): void;
  /** Says whether a reward of the deferred part can be claimed (HOME-27). */
  setClaim(of: Claim, can: boolean): void;
  /** Handles a tap; its task is busy until then. */
  tap(tap: HomeTap): Promise<void>;
}

const same = (before: unknown, now: unknown) => JSON.stringify(before) === JSON.stringify(now);

/** Reuses the previous objects where nothing changed, so that React does not render them again. */
function reuseEqual(before: HomeState | undefined, now: HomeState | undefined): HomeState | undefined {
  if (!before || !now) return now;
  if (same(before, now)) return before;
  return {
    ...now,
    tasks: now.tasks.map((task, at) => (before.tasks[at] && same(before.tasks[at], task) ? before.tasks[at] : task)),
    ...(now.goal && { goal: same(before.goal, now.goal) && before.goal ? before.goal : now.goal }),
    notices: same(before.notices, now.notices) ? before.notices : now.notices,
  };
}

const slotRefsOf = (put: (name: HomeSlot, place: HTMLElement | null) => void): SlotRefs =>
  Object.fromEntries(homeSlots.map((name) => [name, (place: HTMLElement | null) => put(name, place)])) as SlotRefs;

/** The rewards that can be claimed; a lucky task's comes first. */
function createClaims() {
  const claims = new Set<Claim>();
  return {
    set: (of: Claim, can: boolean) => void (can ? claims.add(of) : claims.delete(of)),
    clear: () => claims.clear(),
    first: (): Claim | undefined => (claims.has('lucky') ? 'lucky' : [...claims][0]),
  };
}

interface HomeParts {
  visible: boolean;
  onTap: (tap: HomeTap) => Promise<void>;
  /** The state that is hydrated; omitted where home is rendered anew. */
  prerendered?: HomeState;
}

/** Creates home's view over a source, which is followed as long as somebody looks at the view. */
export function createPersistentHome(source: HomeSource, { visible, onTap, prerendered }: HomeParts): PersistentHome {
  let busy: readonly TaskType[] = [];
  const claims = createClaims();
  let turn = source.turn();
  let snapshot: HomeSnapshot = { home: source.read(busy), visible, stable: false, root: null, slots: {} };
  const first: HomeSnapshot = { ...snapshot, visible: true, home: prerendered };
  const listeners = new Set<() => void>();
  let stop: Stop = () => undefined;
  const set = (change: Partial<HomeSnapshot>) => {
    const entries = Object.entries(change) as [keyof HomeSnapshot, unknown][];
    if (entries.every(([name, value]) => snapshot[name] === value)) return;
    snapshot = { ...snapshot, ...change };
    for (const listener of listeners) listener();
  };
  const refresh = () => {
    const turned = source.turn() !== turn;
    if (turned) busy = [];
    if (turned) claims.clear();
    turn = source.turn();
    const home = reuseEqual(snapshot.home, source.read(busy, claims.first()));
    set({ home, ...(turned && { stable: false }) });
  };
  const setBusy = (tasks: readonly TaskType[]) => {
    busy = tasks;
    refresh();
  };
  const slotRefs = slotRefsOf((name, place) => set({ slots: { ...snapshot.slots, [name]: place } }));
  return {
    get: () => snapshot,
    getPrerendered: () => first,
    subscribe: (listener) => {
      if (!listeners.size) {
        stop = source.watch(refresh);
        refresh();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (!listeners.size) stop();
      };
    },
    setRoot: (root) => set({ root }),
    slotRefs,
    setVisible: (shown) => set({ visible: shown }),
    markStable: () => set({ stable: true }),
    setClaim: (of, can) => {
      claims.set(of, can);
      refresh();
    },
    tap: async (tap) => {
      const task = tappedTask(tap);
      if (task) setBusy([...busy, task]);
      try {
        await onTap(tap);
      } finally {
        if (task) setBusy(busy.filter((other) => other !== task));
      }
    },
  };
}

const Context = createContext<PersistentHome | null>(null);

/** Provides home's view to its route and to its deferred part. */
export const PersistentHomeProvider = Context.Provider;

/**
 * Returns home's view with its element, its places, and whether it is visible; throws without a provider. `next` has
 * the red button; with `isFree` none of the view's is red, and a card of the deferred part may have one (HOME-27).
 */
export function usePersistentHome() {
  const home = useContext(Context);
  if (!home) throw new Error('There is no PersistentHomeProvider above.');
  const { root, visible, slots, home: state } = useSyncExternalStore(home.subscribe, home.get);
  const { next, chance, asksPending = false } = state ?? {};
  return { home, root, visible, slots, next, isFree: !!chance && !next, asksPending };
}
