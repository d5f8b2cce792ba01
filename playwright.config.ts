import { defineConfig, devices } from '@playwright/test'

const PREVIEW = 'http://localhost:4173'
const RACK = 'http://localhost:4174'
const API = 'http://localhost:4175'

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'

/**
 * Browser tests of the production builds. `preview` is the console with its backend inside, `rack`
 * is `serve` in front of an API server of its own. A test that writes does so in objects of its own,
 * since the API server is shared.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'preview', use: { baseURL: PREVIEW }, testIgnore: /\.rack\.test\.ts$/ },
    { name: 'rack', use: { baseURL: RACK }, testMatch: /(main-job|\.rack)\.test\.ts$/ },
  ],
  webServer: [
    {
      command: 'npm run --silent serve -- --preview --port 4173',
      url: PREVIEW,
      reuseExistingServer: false,
    },
    {
      command: 'npm run --silent mock-api -- --port 4175 --latency 20',
      url: `${API}/v1/ping`,
      reuseExistingServer: false,
    },
    {
      command: `npm run --silent serve -- --api ${API} --port 4174`,
      url: RACK,
      reuseExistingServer: false,
    },
  ],
})
