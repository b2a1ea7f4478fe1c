import { commitOf, gitSays } from '../pictures/commitOf.mjs';

/**
 * Which run this is, for whoever looks at its pictures.
 *
 * @param {NodeJS.ProcessEnv} env of the workflow, where one runs
 * @returns {import('../pictures/received.mjs').Run}
 */
export function thisRun(env) {
  const { GITHUB_WORKFLOW, GITHUB_RUN_NUMBER, GITHUB_RUN_ID, GITHUB_SERVER_URL, GITHUB_REPOSITORY } = env;
  const remote = GITHUB_RUN_ID && GITHUB_SERVER_URL && GITHUB_REPOSITORY;
  return {
    commit: commitOf('HEAD') ?? '',
    changed: Boolean(gitSays('status', '--porcelain', '--untracked-files=no')),
    at: new Date().toISOString(),
    name: remote ? `${GITHUB_WORKFLOW ?? 'run'} #${GITHUB_RUN_NUMBER ?? GITHUB_RUN_ID}` : '',
    address: remote ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}` : '',
  };
}
