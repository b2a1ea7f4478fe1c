import type { UserInfo } from '@tally/contract/people/user';

/** A response to one of the page head's requests, with its text: it is read once, as soon as it arrives. */
export interface EarlyResponse {
  response: Response;
  text: string;
}

/** Waits for a response and its text. */
export const readEarly = async (answer: Promise<Response>): Promise<EarlyResponse> => {
  const response = await answer;
  return { response, text: await response.text() };
};

/**
 * The person of an answer whose amounts can be shown without the schema's parsing; the app parses the same answer with
 * it. Undefined when the request failed, was refused or has unexpected data.
 */
export async function drawableUser(answer: Promise<EarlyResponse> | undefined): Promise<UserInfo | undefined> {
  try {
    const early = await answer;
    const body = early && (JSON.parse(early.text) as { code?: unknown; data: UserInfo });
    const drawable = body?.code === 200 && [body.data.coin, body.data.cash].every(Number.isFinite);
    return drawable ? body.data : undefined;
  } catch {
    return undefined;
  }
}
