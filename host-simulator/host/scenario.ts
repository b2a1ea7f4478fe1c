import {
  networkTypes,
  windowMethods,
  type HostMethod,
  type NetworkType,
  type WindowKind,
} from '@tally/contract/host/host';

/** Outcomes of a window. `ask` leaves the choice to the tester at the QA page. */
export const windowOutcomes = ['ask', 'true', 'false', 'clicked', 'never', 'late', 'twice', 'wrongId'] as const;
export type WindowOutcome = (typeof windowOutcomes)[number];

export const loginOutcomes = ['ok', 'short', 'never', 'twice', 'late'] as const;
export type LoginOutcome = (typeof loginOutcomes)[number];

export const launchOutcomes = ['opened', 'notInstalled', 'never', 'late', 'twice'] as const;
export type LaunchOutcome = (typeof launchOutcomes)[number];

/** `absent`: no host object. `broken`: every method throws. `partial`: the methods in `missing` do not exist. */
export const hostStates = ['present', 'absent', 'broken', 'partial'] as const;
export type HostState = (typeof hostStates)[number];

/**
 * What a press of the back key does: asks the page first (`onHostBack`), or goes a step back in the history at once.
 */
export const backKinds = ['asks', 'steps'] as const;

/** What `logOut` does: the method is optional (HOST-13), so a host may have `none`. */
export const logOutKinds = ['none', 'ends', 'fails'] as const;

/** Types of flags and window ids in callback arguments, which differ between hosts; `none` leaves the id out. */
export const flagForms = ['boolean', 'text', 'number'] as const;
export const idForms = ['number', 'text', 'none'] as const;

/** Complete configuration of a simulated host. */
export interface Scenario {
  host: HostState;
  missing: readonly HostMethod[];
  login: LoginOutcome;
  windows: Record<WindowKind, WindowOutcome>;
  /** Delay from a call to its answer in ms; `inside`: the host answers during the call. */
  answerAfter: number | 'inside';
  /** Delay of a late answer in ms. */
  lateAfter: number;
  flags: (typeof flagForms)[number];
  ids: (typeof idForms)[number];
  /** The package that `luckytaskClicked` names, and what `luckytaskCallback` adds; empty: the argument is left out. */
  luckyApp: string;
  luckyInfo: string;
  /** Names of the installed packages; `*` stands for every app. */
  installed: readonly string[];
  launch: LaunchOutcome;
  /** Which of the two launch callbacks the host calls; 3: both. */
  launchVia: 1 | 2 | 3;
  /**
   * Usage time in ms before the first launch, as measured by the host, so that testers do not have to wait for five
   * minutes.
   */
  usedBefore: number;
  contacts: boolean;
  notifications: boolean;
  network: NetworkType;
  back: (typeof backKinds)[number];
  /** Return value of `share`, `openChannel` and `uploadReviewScreenshot`. */
  sharing: boolean;
  logOut: (typeof logOutKinds)[number];
}

/** Defaults: a host that does everything at once and successfully. */
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
  luckyApp: '',
  luckyInfo: '',
  installed: [],
  launch: 'opened',
  launchVia: 2,
  usedBefore: 0,
  contacts: true,
  notifications: true,
  network: 'wifi',
  back: 'asks',
  sharing: true,
  logOut: 'none',
};

const isOneOf = <T>(values: readonly T[], value: unknown): value is T => values.some((each) => each === value);
const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
const isShortText = (value: unknown) => typeof value === 'string' && value.length <= 200;
const isMs = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 3_600_000;

/** Validators by field; a field with an invalid value gets its default. */
const validators: { [F in keyof Scenario]: (value: unknown) => boolean } = {
  host: (value) => isOneOf(hostStates, value),
  missing: isNames,
  login: (value) => isOneOf(loginOutcomes, value),
  windows: (value) => typeof value === 'object' && value !== null,
  answerAfter: (value) => value === 'inside' || isMs(value),
  lateAfter: isMs,
  flags: (value) => isOneOf(flagForms, value),
  ids: (value) => isOneOf(idForms, value),
  luckyApp: isShortText,
  luckyInfo: isShortText,
  installed: isNames,
  launch: (value) => isOneOf(launchOutcomes, value),
  launchVia: (value) => isOneOf([1, 2, 3], value),
  usedBefore: isMs,
  contacts: (value) => typeof value === 'boolean',
  notifications: (value) => typeof value === 'boolean',
  network: (value) => isOneOf(networkTypes, value),
  back: (value) => isOneOf(backKinds, value),
  sharing: (value) => typeof value === 'boolean',
  logOut: (value) => isOneOf(logOutKinds, value),
};

/** A scenario in which every field is optional. */
export type ScenarioPart = Partial<Omit<Scenario, 'windows'>> & {
  windows?: Partial<Record<WindowKind, WindowOutcome>>;
};

/** Completes the scenario given by a story, a test or a link; missing and invalid fields get their defaults. */
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
