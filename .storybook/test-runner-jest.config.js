import path from 'node:path';
import { getJestConfig } from '@storybook/test-runner';
import { browser, browserArgs } from '../scripts/lib/browser.mjs';

const base = getJestConfig();
const { executablePath, env } = browser();

/** @type {import('jest').Config} */
export default {
  ...base,
  testTimeout: 120_000,
  setupFilesAfterEnv: [...(base.setupFilesAfterEnv ?? []), path.join(import.meta.dirname, 'runner/retry.cjs')],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: { executablePath, env, headless: true, args: browserArgs },
      contextOptions: {
        viewport: { width: 360, height: 640 },
        deviceScaleFactor: Number(process.env.PICTURE_SCALE ?? 1),
        locale: 'en-US',
        timezoneId: 'UTC',
        reducedMotion: 'reduce',
        colorScheme: 'light',
        // By its last word Storybook ends animations at once instead of waiting for them; visualTest.ts reads it too.
        userAgent:
          'Mozilla/5.0 (Linux) AppleWebKit/537.36 (KHTML, like Gecko) Chrome Safari/537.36 StorybookTestRunner',
      },
    },
  },
};
