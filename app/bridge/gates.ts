import { sdkGates, type HostMethod, type SdkGate } from '@tally/contract/host';

/**
 * The host's version from the query's `sdk_version`. Missing or garbled counts as 0: every gate
 * shut (section 6).
 */
export function parseSdk(text: string | null | undefined): number {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : 0;
}

/** Whether a host of this version can do it. */
export function gateOpen(gate: SdkGate, sdk: number): boolean {
  return sdk >= sdkGates[gate];
}

/** The gate that a call must pass, or undefined when every host can do it. */
export function gateOfCall(method: HostMethod, args: readonly unknown[]): SdkGate | undefined {
  switch (method) {
    case 'showAdsWindow':
      return 'adsWindow';
    case 'showWordsWindow':
      return 'words';
    case 'showQuizWindow':
      return 'quiz';
    case 'share':
      return args[0] === 'T' ? 'shareT' : undefined;
    case 'openChannel':
      return args[0] === 'W' ? 'channelW' : undefined;
    default:
      return undefined;
  }
}
