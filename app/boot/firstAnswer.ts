/**
 * The data of a call that the page head started, for the first picture only: the second stage looks at the same answer
 * with its schema. Undefined when it failed or was refused.
 */
export async function firstAnswer<T>(answer: Promise<Response> | undefined): Promise<T | undefined> {
  try {
    const response = await answer;
    const body = response && ((await response.clone().json()) as { code?: unknown; data?: T });
    return body?.code === 200 ? body.data : undefined;
  } catch {
    return undefined;
  }
}
