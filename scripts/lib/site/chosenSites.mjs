/**
 * @typedef {{
 *   id: number,
 *   expired: boolean,
 *   created_at: string,
 *   workflow_run: { head_branch: string, head_repository_id: number, repository_id: number },
 * }} Artifact
 */
/** @typedef {{ number: number, head: { ref: string } }} Change an open pull request */

/**
 * The sites that are published: the newest of main, and of each open change whose branch is in this repository.
 *
 * @param {readonly Artifact[]} artifacts
 * @param {readonly Change[]} changes
 * @returns {{ id: number, place: string }[]} `place`: its folder on the host
 */
export function chosenSites(artifacts, changes) {
  const own = artifacts
    .filter(({ expired, workflow_run: run }) => !expired && run.head_repository_id === run.repository_id)
    .sort((a, b) => b.created_at.localeCompare(a.created_at));
  const newest = (/** @type {string} */ branch) => own.find(({ workflow_run: run }) => run.head_branch === branch);
  const wanted = [
    { branch: 'main', place: '' },
    ...changes.map(({ number, head }) => ({ branch: head.ref, place: `change/${number}` })),
  ];
  return wanted.flatMap(({ branch, place }) => {
    const site = newest(branch);
    return site ? [{ id: site.id, place }] : [];
  });
}
