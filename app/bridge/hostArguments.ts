import { hostMethods, type HostMethod } from '@tally/contract/host';
import { isSecureLink, isShareLink } from '@tally/contract/hostLinks';
import { windowIdMax, windowIdMin } from '@tally/contract/limits';

/** A Java package or class name (Android also writes `.Main`): what a host can look up. */
const isName = (value: unknown) =>
  typeof value === 'string' && /^\.?[A-Za-z][\w$]*(\.[\w$]+)*$/.test(value) && value.length <= 200;
const isText = (value: unknown) => typeof value === 'string' && value.length <= 4000;
const isFilled = (value: unknown) => isText(value) && value !== '';
const isWindowId = (value: unknown) =>
  Number.isInteger(value) && (value as number) >= windowIdMin && (value as number) <= windowIdMax;
const isOneOf = (choices: string) => (value: unknown) =>
  typeof value === 'string' && value.length === 1 && choices.includes(value);

const windowArguments = [isWindowId, isFilled];

/** What each argument of a host method must be. */
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
};

/** Whether the host can do something with these arguments: as many as the method takes, each of its kind. */
export const areValidArguments = (method: HostMethod, args: readonly unknown[]): boolean =>
  args.length === hostMethods[method] && argumentChecks[method].every((isValid, at) => isValid(args[at]));
