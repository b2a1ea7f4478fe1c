import { hostMethods, type HostMethod } from '@tally/contract/host/host';
import { isSecureLink, isShareLink } from '@tally/contract/host/hostLinks';
import { windowIdMax, windowIdMin } from '@tally/contract/limits/host';

/** Whether a value is a Java package or class name that a host can look up (Android also writes `.Main`). */
const isName = (value: unknown) =>
  typeof value === 'string' && /^\.?[A-Za-z][\w$]*(\.[\w$]+)*$/.test(value) && value.length <= 200;
const isText = (value: unknown) => typeof value === 'string' && value.length <= 4000;
const isFilled = (value: unknown) => isText(value) && value !== '';
const isWindowId = (value: unknown) =>
  Number.isInteger(value) && (value as number) >= windowIdMin && (value as number) <= windowIdMax;
const isOneOf = (choices: string) => (value: unknown) =>
  typeof value === 'string' && value.length === 1 && choices.includes(value);

const windowArguments = [isWindowId, isFilled];

/** Checks for each argument of each host method. */
const argumentChecks: { [M in HostMethod]: readonly ((value: unknown) => boolean)[] } = {
  loginGoogle: [],
  isAppInstalled: [isName],
  launchApp: [isName, (value) => value === '' || isName(value)],
  showCheckInWindow: windowArguments,
  showLotteryWindow: windowArguments,
  showVideoAdWindow: windowArguments,
  showLuckyTaskWindow: windowArguments,
  showAdsWindow: windowArguments,
  showWordsWindow: windowArguments,
  showQuizWindow: windowArguments,
  uploadReviewScreenshot: [isFilled],
  requestContactsPermission: [],
  requestNotificationPermission: [],
  getNetworkType: [],
  share: [isOneOf('WTM'), isText, isShareLink, isText, (value) => value === '' || isSecureLink(value)],
  openChannel: [isOneOf('WT'), isSecureLink],
  callsHostBack: [],
  logOut: [],
};

/** Whether the arguments are valid for a host method: their number and the type of each. */
export const areValidArguments = (method: HostMethod, args: readonly unknown[]): boolean =>
  args.length === hostMethods[method] && argumentChecks[method].every((isValid, at) => isValid(args[at]));
