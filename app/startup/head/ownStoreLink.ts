import { apiOrigin } from '../../api/origin';
import { storeLink } from '../../platform/links';

/**
 * Link to an app's store page, if the server knows the app as one of ours (ENTRY-7): it answers the call with code 200,
 * and may name the package. The query can be written by anyone, and must not send people to an app that we did not
 * make.
 * @param inPhoneApp inside the phone app the store is opened by its own URL scheme
 */
export async function ownStoreLink(
  fetch: typeof globalThis.fetch,
  pkgName: string,
  inPhoneApp: boolean,
): Promise<string | undefined> {
  try {
    const answer = await fetch(`${apiOrigin}/event/v1/app/info?shortName=${encodeURIComponent(pkgName)}`);
    const { code, data } = (await answer.json()) as { code?: unknown; data?: { appPkgName?: unknown } | null };
    if (code !== 200) return undefined;
    return storeLink(typeof data?.appPkgName === 'string' ? data.appPkgName : pkgName, inPhoneApp);
  } catch {
    return undefined;
  }
}
