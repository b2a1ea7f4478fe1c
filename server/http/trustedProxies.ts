import { isIP } from 'node:net';
import type { BlockList } from 'node:net';

/**
 * Whose word about the caller's address is believed: nobody's, that of whoever connects, or that of the proxies in some
 * networks.
 */
export type TrustedProxies = 'none' | 'any' | BlockList;

/** Whether an address, as a connection or a proxy names it, is in one of the networks. */
export const isIn = (networks: BlockList, address: string): boolean => {
  const family = isIP(address);
  return family !== 0 && networks.check(address, family === 4 ? 'ipv4' : 'ipv6');
};

/** Reads a network such as `10.0.0.0/8`, or an address, into the list; false: it is neither. */
export function addNetwork(networks: BlockList, text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  const most = family === 4 ? 32 : 128;
  const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
  // A network of everybody would be anybody's word.
  if (prefix < 1 || prefix > most) return false;
  networks.addSubnet(address, prefix, family === 4 ? 'ipv4' : 'ipv6');
  return true;
}
