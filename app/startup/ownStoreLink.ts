import { apiOrigin } from '../api/origin';
import { storeLink } from '../platform/links';

/**
 * The link to an app's page in the store, when the server knows the app as one of ours (ENTRY-7): the query of an address
 * is anybody's, and must not send people to an app that we did not make.
 *
 * @param inPhoneApp inside the phone app the store opens by its own scheme
 */
export async function ownStoreLink(
  fetch: typeof globalThis.fetch,
  pkgName: string,
  inPhoneApp: boolean,
): Promise<string | undefined> {
  try {
    const answer = await fetch(`${apiOrigin}/event/v1/app/info?shortName=${encodeURIComponent(pkgName)}`);
    const { code, data } = (await answer.json()) as { code?: unknown; data?: { appPkgName?: unknown } | null };
    return code === 200 && data?.appPkgName === pkgName ? storeLink(pkgName, inPhoneApp) : undefined;
  } catch {
    return undefined;
  }
}
