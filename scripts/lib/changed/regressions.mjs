/**
 * A fault in one room: compiler and linter accept it, and a test that `npm run test:changed` selects does not.
 *
 * @typedef {object} Regression
 * @property {string} room
 * @property {string} file
 * @property {string} from what stands in the file, once
 * @property {string} to what stands there instead
 * @property {{ unit?: string, story?: string, journey?: string }} caughtBy files that notice it
 */

/** @type {readonly Regression[]} */
export const regressions = [
  {
    room: 'component of ui',
    file: 'ui/GoalBar/GoalBar.tsx',
    from: 'Math.round(cash * 100)',
    to: 'Math.round(cash)',
    caughtBy: { unit: 'ui/GoalBar/GoalBar.test.tsx', story: 'ui/GoalBar/GoalBar.stories.tsx' },
  },
  {
    room: 'styles of ui',
    file: 'ui/Badge/Badge.styles.ts',
    from: '${theme.space[2]} ${theme.space[8]}',
    to: '${theme.space[2]} ${theme.space[12]}',
    caughtBy: { story: 'ui/Badge/Badge.stories.tsx' },
  },
  {
    room: 'rule of a feature',
    file: 'app/features/tasks/taskRules.ts',
    from: 'sdk < sdkGates.quiz',
    to: 'sdk <= sdkGates.quiz',
    caughtBy: {
      unit: 'app/features/tasks/taskRules.test.ts',
      story: 'app/screens/Home/Home.stories.tsx',
      journey: 'app/e2e/earning/tasks.journey.ts',
    },
  },
  {
    room: 'listeners',
    file: 'app/session/loginListeners.ts',
    from: "openDialog('login.succeeded')",
    to: "openDialog('login.failed', { inBrowser: false })",
    caughtBy: { unit: 'app/session/loginListeners.test.ts', journey: 'app/e2e/earning/checkIn.journey.ts' },
  },
  {
    room: 'screen',
    file: 'app/screens/Withdraw/WithdrawAmounts.tsx',
    from: 'rest < 0',
    to: 'rest > 0',
    caughtBy: {
      unit: 'app/screens/Withdraw/amounts.test.tsx',
      story: 'app/screens/Withdraw/Withdraw.stories.tsx',
      journey: 'app/e2e/wallet/withdraw.journey.ts',
    },
  },
  {
    room: 'start of the page',
    file: 'app/startup/recoverStart.ts',
    from: 'answer.ok ? location.reload() : knock()',
    to: 'knock()',
    caughtBy: { journey: 'app/e2e/start/start.journey.ts' },
  },
  {
    room: 'rule of the contract',
    file: 'contract/rules/exchange.ts',
    from: 'Math.floor(coins / coinsPerMinor)',
    to: 'Math.ceil(coins / coinsPerMinor)',
    caughtBy: { unit: 'contract/rules/exchange.test.ts', journey: 'app/e2e/wallet/money.journey.ts' },
  },
  {
    room: 'rule of the server',
    file: 'server/domain/withdrawals/withdrawCheck.ts',
    from: 'index < 0',
    to: 'index < 1',
    caughtBy: { unit: 'server/domain/withdrawals/withdraw.test.ts', journey: 'app/e2e/wallet/withdraw.journey.ts' },
  },
  {
    room: 'requests of the server',
    file: 'server/http/guards/tokenBucket.ts',
    from: 'return left >= 1',
    to: 'return left >= 0',
    caughtBy: { unit: 'server/http/guards/limits.test.ts', journey: 'app/e2e/earning/checkIn.journey.ts' },
  },
  {
    room: 'words of a language',
    file: 'locales/id/shell.json',
    from: '"home.goal_missing": "Kurang {{missing}}"',
    to: '"home.goal_missing": "Kurang"',
    caughtBy: { unit: 'locales/texts.test.ts', story: 'app/screens/Withdraw/Withdraw.stories.tsx' },
  },
  {
    room: 'tokens',
    file: 'tokens/palette.ts',
    from: "ink600: '#6B5C60'",
    to: "ink600: '#9B8C90'",
    caughtBy: { unit: 'tokens/contrast.test.ts', story: 'ui/Badge/Badge.stories.tsx' },
  },
  // No module imports these two: only a test that reads the file can notice.
  {
    room: 'document of the rules',
    file: 'docs/product-rules.md',
    from: '**GOAL-2**',
    to: '**GOAL**',
    caughtBy: { unit: 'scripts/rules.test.mjs' },
  },
  {
    room: 'alerts',
    file: 'server/deploy/alerts.yml',
    from: 'max(tally_stand_in_keys)',
    to: 'max(tally_standin_keys)',
    caughtBy: { unit: 'server/deploy/deploy.test.ts' },
  },
  {
    room: 'simulator of the phone app',
    file: 'host-simulator/host/strict.ts',
    from: 'args.length !== hostMethods[name]',
    to: 'args.length < hostMethods[name]',
    caughtBy: { unit: 'host-simulator/host/hostSimulator.test.ts', journey: 'app/e2e/phones/phone.journey.ts' },
  },
];
