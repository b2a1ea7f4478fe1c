import { createHash } from 'node:crypto';
import type { Config } from '../settings/config';
import { createTestServer } from './testServer';
import type { TestServer } from './testServer';

const pangleKey = '7ca31ab0a59d69a42dd8abc7cf2d8fbd';

/** A test server that requires Pangle's confirmations in Indonesia and Brazil. */
export const createConfirmingServer = (config: Partial<Config> = {}, pace?: number): Promise<TestServer> =>
  createTestServer({
    stories: [],
    ...(pace !== undefined && { pace }),
    config: {
      adKeys: { PANGLE: pangleKey, MTG: undefined },
      adConfirmations: { id: 'required', ph: 'off', br: 'required' },
      ...config,
    },
  });

/** Sends Pangle's callback for a person with a valid signature; returns whether it was taken. */
export async function pangleCallback(
  server: TestServer,
  personId: number,
  transId: string,
  extra = '',
): Promise<boolean> {
  const [user] = await server.db.query<{ publicId: string }>(
    'select public_id as "publicId" from users where id = $1',
    [personId],
  );
  const sign = createHash('sha256').update(`${pangleKey}:${transId}`).digest('hex');
  const query = new URLSearchParams({ user_id: user?.publicId ?? '', trans_id: transId, extra, sign });
  const response = await server.fetch(`/ads/pangle?${query}`);
  if (response.status !== 200) throw new Error(`The callback was answered ${response.status}.`);
  return ((await response.json()) as { isValid: boolean }).isValid;
}
