import { spawnSync } from 'node:child_process'
import { Stryker } from '@stryker-mutator/core'
import { root } from './setup.mjs'

/**
 * `npm run mutate -- <path> …`: changes the code below the paths in one place at a time, and runs
 * the tests that reach the place. What no test notices is listed as "Survived". A folder takes hours:
 * the tests run once as a whole, and then for each of some hundred changes of a file.
 */
const paths = process.argv.slice(2)
if (paths.length === 0) {
  console.error('Name at least one file or folder, such as src/views/system/SystemFacts.tsx.')
  process.exit(1)
}

const { stdout } = spawnSync('git', ['ls-files', '--', ...paths], { cwd: root, encoding: 'utf8' })
const files = stdout.split('\n').filter(file => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
if (files.length === 0) {
  console.error(`There is no TypeScript under version control in ${paths.join(' ')}.`)
  process.exit(1)
}

process.chdir(root)
const results = await new Stryker({
  mutate: files,
  testRunner: 'vitest',
  // All tests of what imports a file, of which those run that reach the changed place.
  vitest: { configFile: 'vitest.config.ts', related: true },
  coverageAnalysis: 'perTest',
  // What runs when a module is loaded would take a whole run each.
  ignoreStatic: true,
  // Types are no concern: the tests run without them.
  checkers: [],
  tsconfigFile: 'none',
  ignorePatterns: ['dist*', 'test-results'],
  tempDirName: '.cache/mutants',
  // The first run of the tests for a file that all screens import.
  dryRunTimeoutMinutes: 60,
  concurrency: 2,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  allowConsoleColors: false,
}).runMutationTest()

/** What the tests noticed, and all that they could have noticed. */
const scoreOf = mutants => {
  const counted = mutants.filter(({ status }) => !/Ignored|Error|Pending/.test(status))
  const noticed = counted.filter(({ status }) => /Killed|Timeout/.test(status))
  return { noticed: noticed.length, all: counted.length, share: noticed.length / counted.length }
}

const line = (name, { noticed, all, share }) =>
  `${all > 0 ? `${Math.round(share * 100)} %` : '–'}  ${noticed} of ${all}  ${name}`

const WORST = 10
const scores = files
  .map(file => ({ file, ...scoreOf(results.filter(({ fileName }) => fileName.endsWith(file))) }))
  .filter(({ all }) => all > 0)
  .toSorted((one, other) => one.share - other.share)
console.log('\nNoticed by a test, files with the smallest share first:')
for (const score of scores.slice(0, WORST)) console.log(line(score.file, score))
console.log(line('in all', scoreOf(results)))
