import { defineConfig, devices } from '@playwright/test'
import { findTestBrowser } from './scripts/command/find-chromium.ts'
import { decidedCookies } from './tests/e2e/consent/decided.ts'
import { servicesOfTests } from './tests/e2e/consent/services-of-tests.ts'
import { dataFolder } from './tests/e2e/support/shopper-pool.ts'
import { freePort } from './tests/free-port.ts'
import { longest, longestBrowserTest, longestWait, secondTries } from './tests/patience.ts'

// Playwright's workers, which read this file again, inherit the port.
process.env.TEST_PORT ??= String(await freePort())
const port = process.env.TEST_PORT
/** `npm test` has prepared the data while Vitest ran; a run on its own prepares it first. */
const prepare = process.env.BROWSER_DATA === 'prepared' ? '' : 'node tests/e2e/support/prepare-data.ts && '
const baseURL = process.env.BASE_URL ?? `http://127.0.0.1:${port}`

const walk = '**/walk.spec.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  // `*.test.ts` are Vitest's.
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // One more than the cores of a small machine: a page waits for the server, the network or a timer most of the time.
  workers: 3,
  forbidOnly: true,
  timeout: longestBrowserTest,
  expect: { timeout: longestWait },
  retries: secondTries,
  reporter: [
    ['list'],
    ['./tests/e2e/path-walks/walks-reporter.ts'],
    ['./tests/summary/playwright-summary.ts'],
  ],
  use: {
    baseURL,
    actionTimeout: longestWait,
    // No traces: Playwright leaves files open that it reads for them, of which Node warns, and each warning fails the suite.
    trace: 'off',
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    // A tenth of the processor time is spent on drawing what moves. The walk of every route moves as it does for most.
    contextOptions: { reducedMotion: 'reduce' },
    // What a test holds back or changes on its way would be the worker's to fetch.
    serviceWorkers: 'block',
    // Visitors have answered the cookie banner, which would otherwise be part of every page.
    storageState: { cookies: decidedCookies(baseURL), origins: [] },
    launchOptions: {
      executablePath: findTestBrowser(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // The longest tests come first, so that no worker is left with one at the end.
    {
      name: 'walk',
      testMatch: walk,
      use: { ...devices['Desktop Chrome'], contextOptions: { reducedMotion: 'no-preference' } },
    },
    { name: 'pages', testIgnore: walk, use: { ...devices['Desktop Chrome'] } },
  ],
  ...(process.env.BASE_URL
    ? {}
    : {
        webServer: {
          command: `${prepare}node scripts/start.ts`,
          url: `${baseURL}/readyz`,
          // Each test says that it comes from an address of its own, so that none is throttled for another.
          env: { PORT: port, DATA_DIR: dataFolder, TRUST_PROXY: '1', ...servicesOfTests },
          timeout: longest,
          reuseExistingServer: false,
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
        },
      }),
})
