import type { HostMethod, SdkGate } from '@tally/contract/host/host';
import { sdkGates } from '@tally/contract/limits/host';

/** Whether a host of this SDK version supports the feature. */
export function isFeatureEnabled(gate: SdkGate, sdk: number): boolean {
  return sdk >= sdkGates[gate];
}

/** The gate that a call must pass, or undefined when every host supports the call. */
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
