import { defineConfig, devices } from '@playwright/test'
import { chromiumForJourneys, chromiumForTests } from './tools/chromium'

/**
 * The first of three ports in a row, so that two checkouts can be tested side by side.
 */
const port = Number(process.env.E2E_PORT ?? 4173)
const [preview, rack, api] = [port, port + 1, port + 2]
const PREVIEW = `http://localhost:${preview}`
const RACK = `http://localhost:${rack}`
const API = `http://localhost:${api}`

/**
 * Browser tests of the production builds. `preview` is the console with its backend inside, where
 * the main job is done at the newest release; `rack` is `serve` in front of an API server of its
 * own. A test that writes does so in objects of its own, since the API server is shared.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Ends what hangs; the longest tests take half of it on two cores.
  timeout: 120_000,
  // All of them, so that a run comes to an end whatever hangs.
  globalTimeout: 60 * 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Drawing every frame of a motion takes processor time that the tests need.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces cost a third of the time: `--trace on` where a failure is looked into.
    screenshot: 'only-on-failure',
    launchOptions: chromiumForTests,
  },
  projects: [
    {
      name: 'preview',
      // One context per worker, with storage cleared between tests, compiles scripts only once.
      use: { baseURL: PREVIEW, reuseContext: true, launchOptions: chromiumForJourneys },
      testIgnore: /(main-job|\.rack|\.logs)\.test\.ts$/,
      teardown: 'replays',
    },
    { name: 'replays', testMatch: /\.logs\.test\.ts$/ },
    { name: 'rack', use: { baseURL: RACK }, testMatch: /(main-job|\.rack)\.test\.ts$/ },
  ],
  webServer: [
    {
      command: `npm run --silent serve -- --preview --port ${preview}`,
      url: PREVIEW,
      reuseExistingServer: false,
    },
    {
      command: `npm run --silent mock-api -- --port ${api} --latency 20`,
      url: `${API}/v1/ping`,
      reuseExistingServer: false,
    },
    {
      command: `npm run --silent serve -- --api ${API} --port ${rack}`,
      url: RACK,
      reuseExistingServer: false,
    },
  ],
})
