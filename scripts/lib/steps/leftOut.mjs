/**
 * What `npm test` leaves out and `npm run test:all` runs after it: whole steps, languages of stories, and tests, each
 * with its reason. What both have in common is run by the same step, once.
 */

/** The journey that `npm test` takes. The others take ten minutes. */
export const shortJourney = 'app/e2e/wallet/market.journey.ts';

/** Unit tests that take long, most of them because they start and kill processes. `npm run test:changed` chooses them. */
export const longTests = {
  'app/features/tasks/rewardSchedules.test.ts': 'tries hundreds of random schedules of taps, answers and failures',
  'scripts/reach/reach.test.ts': 'compiles the whole product to see what a person can reach',
  'server/commands/commands.test.ts': 'starts every command of the server',
  'server/db/dump.test.ts': 'fills, copies and restores databases',
  'server/domain/approvals/letLeaveMixes.test.ts': 'tries a thousand random mixes of presses, exports and returns',
  'server/invariants/backup.test.ts': 'copies and restores databases while people withdraw',
  'server/invariants/killed.test.ts': 'kills servers that pay',
  'server/invariants/killedImport.test.ts': 'kills imports of catalogues and result files',
  'server/invariants/stops.test.ts': 'stops servers under many calls',
  'server/start.test.ts': 'starts servers with right and wrong settings',
};

/**
 * The steps that only the integration runs, each with its reason. Their order and lanes: `plans` in `steps.mjs`.
 */
export const integrationOnly = {
  longUnit: 'tests that start, kill and restore processes, on Node 24',
  production: 'the server on Node 24 and PostgreSQL; npm test has it on the installed Node and the embedded database',
  library: 'the installable library',
  built: 'bytes, the library from outside, how the built page starts',
  otherLanguages: 'the stories in three more languages, in the pseudo-language and in the largest text',
  otherJourneys: 'all journeys but the short one, the oldest browser among them',
  plantedFaults: 'that both commands notice faults of each kind',
  audit: 'known faults of packages, which other people publish at any time',
  chromatic: 'the pictures for those who review them on Chromatic',
};
