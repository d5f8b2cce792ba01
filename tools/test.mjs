import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import {
  findChromium,
  findHeadlessShell,
  installChromium,
  installPackages,
  root,
  run,
  webServerFolders,
} from './setup.mjs'

/** `npm test`: all checks, fastest first; all of them run, even if some fail. */
const total = { passed: 0, failed: 0, skipped: 0 }
const broken = []

/** `failures` names what failed, one line each, to be read at the end of a long output. */
const count = (name, { passed, failed, skipped = 0, failures = [] }) => {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  if (failed > 0) broken.push(name, ...failures.map(failure => `  ${failure}`))
}

const title = name => console.log(`\n── ${name}`)

const impossible = (name, problem) => {
  title(name)
  console.error(problem)
  count(name, { passed: 0, failed: 1 })
}

const conclude = () => {
  if (broken.length > 0) console.log(`\nFailed:\n${broken.join('\n')}`)
  if (total.skipped > 0) console.log(`\n${total.skipped} skipped`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed > 0 ? 1 : 0)
}

const missing = installPackages()
if (missing) {
  impossible('Packages', missing)
  conclude()
}
const withoutBrowser = installChromium()

const reports = mkdtempSync(join(tmpdir(), 'basalt-'))
const env = {
  ...process.env,
  CHROMIUM: findChromium(),
  HEADLESS_SHELL: findHeadlessShell(),
  PATH: [process.env.PATH, ...webServerFolders()].join(delimiter),
}

/** Ends a check that hangs, in milliseconds: the longest take two minutes. */
const LONGEST_CHECK = 15 * 60_000

/** Checks without counts, side by side: each passes or fails. Returns whether all have passed. */
const checks = async commands => {
  const results = Object.entries(commands).map(([name, [command, ...args]]) => ({
    name,
    ended: new Promise(resolve => {
      const options = { cwd: root, env, maxBuffer: Infinity, timeout: LONGEST_CHECK }
      execFile(command, args, options, (error, ...output) => resolve({ error, output }))
    }),
  }))
  let areFine = true
  for (const { name, ended } of results) {
    const { error, output } = await ended
    title(name)
    process.stdout.write(output.join(''))
    count(name, { passed: Number(!error), failed: Number(Boolean(error)) })
    areFine &&= !error
  }
  return areFine
}

/** A test runner that writes its counts as JSON. */
const suite = (name, command, args, file, read) => {
  title(name)
  const code = run(command, args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } })
  const counts = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : null
  if (!counts) return count(name, { passed: 0, failed: 1 })
  // A runner can fail without a failing test, for example if a file does not load.
  count(name, code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts)
}

const failure = (file, test, message = '') =>
  `${relative(root, file)}: ${test}: ${stripVTControlCharacters(message).split('\n', 1)}`

/** Of a file in Vitest's report, which has a message of its own if it did not load. */
const failuresOfFile = ({ name, message, assertionResults }) => [
  ...(message ? [failure(name, 'could not be run', message)] : []),
  ...assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages[0])),
]

/** Of a file or a group of tests in Playwright's report. */
const failuresOfSuite = ({ specs, suites = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(spec =>
      failure(`tests/e2e/${spec.file}`, spec.title, spec.tests[0]?.results[0]?.error?.message),
    ),
  ...suites.flatMap(failuresOfSuite),
]

await checks({
  Formatting: ['npx', 'prettier', '--check', '--log-level', 'warn', '.'],
  Lint: ['npx', 'oxlint', '--deny-warnings'],
  Types: ['npx', 'tsc', '--noEmit'],
})
// The builds at the same time, so that no core waits for the slowest of these.
const [isBuilt] = await Promise.all([
  checks({
    'Build for a rack': ['npm', 'run', '--silent', 'build'],
    'Build of the preview': ['npm', 'run', '--silent', 'build:preview'],
  }),
  checks({
    'Code that only tests use': ['npx', 'knip', '--production'],
    'Exports that nothing imports': ['npx', 'knip'],
  }),
])

const units = join(reports, 'vitest.json')
suite(
  'Unit, contract, architecture, integration and replay tests',
  'npx',
  [
    'vitest',
    'run',
    '--silent=passed-only',
    '--reporter=default',
    '--reporter=./tools/time-limit.ts',
    '--reporter=json',
    `--outputFile.json=${units}`,
  ],
  units,
  ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, ...report }) => ({
    passed: numPassedTests,
    failed: numFailedTests || report.numFailedTestSuites,
    skipped: numPendingTests + numTodoTests,
    failures: report.testResults.flatMap(failuresOfFile),
  }),
)

const BROWSER = 'Browser tests and budgets'
if (!isBuilt) {
  impossible(BROWSER, 'There is nothing to test.')
} else if (withoutBrowser) {
  impossible(BROWSER, withoutBrowser)
} else {
  const browser = join(reports, 'playwright.json')
  suite(BROWSER, 'npx', ['playwright', 'test'], browser, ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresOfSuite),
  }))
}

rmSync(reports, { recursive: true, force: true })
conclude()
