import { BlockList } from 'node:net';
import { addNetwork } from '../http/trustedProxies';
import type { TrustedProxies } from '../http/trustedProxies';
import { StartError } from '../runtime/startError';
import type { Reader } from './environment';

/** Reads whose word about the caller's address is believed: 0 nobody's, 1 that of whoever connects, or networks. */
export const trustedProxies: Reader<TrustedProxies> = (text, name) => {
  if (text === '' || text === '0') return 'none';
  if (text === '1') return 'any';
  const networks = new BlockList();
  for (const one of text.split(','))
    if (!addNetwork(networks, one.trim()))
      throw new StartError(
        `${name} must be 0, 1, or the networks of the proxies, separated by commas (10.0.0.0/8,2001:db8::/32), not "${one.trim()}".`,
      );
  return networks;
};
