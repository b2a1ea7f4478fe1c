/** The browser that takes the pictures and runs the journeys; `pinned` is false when CHROMIUM_PATH names another. */
export function browser(): { executablePath: string; env: NodeJS.ProcessEnv; pinned: boolean };
export const browserArgs: string[];
