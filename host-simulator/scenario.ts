import { networkTypes, windowMethods, type HostMethod, type NetworkType, type WindowKind } from '@tally/contract/host';

/** How a window ends. `ask` leaves it to the person at the QA page. */
export const windowOutcomes = ['ask', 'true', 'false', 'clicked', 'never', 'late', 'twice', 'wrongId'] as const;
export type WindowOutcome = (typeof windowOutcomes)[number];

export const loginOutcomes = ['ok', 'short', 'never', 'twice', 'late'] as const;
export type LoginOutcome = (typeof loginOutcomes)[number];

export const launchOutcomes = ['opened', 'notInstalled', 'never', 'late', 'twice'] as const;
export type LaunchOutcome = (typeof launchOutcomes)[number];

/** `absent`: no object at all. `broken`: every method throws. `partial`: the methods in `missing` are not there. */
export const hostStates = ['present', 'absent', 'broken', 'partial'] as const;
export type HostState = (typeof hostStates)[number];

/** Hosts differ in how they write flags and ids into a callback; `none` leaves the window id out. */
export const flagForms = ['boolean', 'text', 'number'] as const;
export const idForms = ['number', 'text', 'none'] as const;

/** Everything that a host can be told to do. */
export interface Scenario {
  host: HostState;
  missing: readonly HostMethod[];
  login: LoginOutcome;
  windows: Record<WindowKind, WindowOutcome>;
  /** Ms from a call to its answer; `inside`: the answer comes within the call. */
  answerAfter: number | 'inside';
  /** Ms to a late answer. */
  lateAfter: number;
  flags: (typeof flagForms)[number];
  ids: (typeof idForms)[number];
  /** Package names; `*` stands for every app. */
  installed: readonly string[];
  launch: LaunchOutcome;
  /** Which of the two launch callbacks the host knows; 3: it calls both. */
  launchVia: 1 | 2 | 3;
  /** Ms of use before the first launch, as the host measured them: nobody has to wait for five minutes. */
  usedBefore: number;
  contacts: boolean;
  notifications: boolean;
  network: NetworkType;
  /** What share, openChannel and uploadReviewScreenshot answer. */
  sharing: boolean;
}

/** A host that does everything at once and well. */
export const plainScenario: Scenario = {
  host: 'present',
  missing: [],
  login: 'ok',
  windows: {
    checkin: 'true',
    lottery: 'true',
    videoad: 'true',
    lucky: 'clicked',
    ads: 'true',
    words: 'true',
    quiz: 'true',
  },
  answerAfter: 300,
  lateAfter: 20_000,
  flags: 'boolean',
  ids: 'number',
  installed: [],
  launch: 'opened',
  launchVia: 2,
  usedBefore: 0,
  contacts: true,
  notifications: true,
  network: 'wifi',
  sharing: true,
};

const isOneOf = <T>(values: readonly T[], value: unknown): value is T => values.some((each) => each === value);
const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
const isMs = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 3_600_000;

/** What each field may hold; whatever does not fit keeps the plain value. */
const validators: { [F in keyof Scenario]: (value: unknown) => boolean } = {
  host: (value) => isOneOf(hostStates, value),
  missing: isNames,
  login: (value) => isOneOf(loginOutcomes, value),
  windows: (value) => typeof value === 'object' && value !== null,
  answerAfter: (value) => value === 'inside' || isMs(value),
  lateAfter: isMs,
  flags: (value) => isOneOf(flagForms, value),
  ids: (value) => isOneOf(idForms, value),
  installed: isNames,
  launch: (value) => isOneOf(launchOutcomes, value),
  launchVia: (value) => isOneOf([1, 2, 3], value),
  usedBefore: isMs,
  contacts: (value) => typeof value === 'boolean',
  notifications: (value) => typeof value === 'boolean',
  network: (value) => isOneOf(networkTypes, value),
  sharing: (value) => typeof value === 'boolean',
};

/** A scenario in which only some things are said. */
export type ScenarioPart = Partial<Omit<Scenario, 'windows'>> & {
  windows?: Partial<Record<WindowKind, WindowOutcome>>;
};

/** The whole scenario from what a story, a test or a link says of it. */
export function fullScenario(part: unknown): Scenario {
  if (typeof part !== 'object' || part === null) return plainScenario;
  const valid = Object.entries(part).filter(
    ([field, value]) => field in validators && validators[field as keyof Scenario](value),
  );
  const scenario = { ...plainScenario, ...(Object.fromEntries(valid) as Partial<Scenario>) };
  const kinds = Object.keys(windowMethods) as WindowKind[];
  const windows = Object.fromEntries(
    kinds.map((kind) => [
      kind,
      isOneOf(windowOutcomes, scenario.windows[kind]) ? scenario.windows[kind] : plainScenario.windows[kind],
    ]),
  ) as Scenario['windows'];
  return { ...scenario, windows };
}
