import type { AdConfig } from '@tally/contract/apps/ads';

/** State of the app that the bridge reads anew at each call. */
export interface BridgeOptions {
  /** The host's version, 0 when unknown. */
  sdk(): number;
  /** Ad configs as cached, best first. */
  adConfigs(): readonly AdConfig[];
  /** `adShowType` (ADS-3): 1 one ad, 2 two ads, 10 (and anything else) several. */
  adShowType(): number;
  /** Handles the host's back key. Returns true when the page itself went back. */
  hostBack(): boolean;
}
