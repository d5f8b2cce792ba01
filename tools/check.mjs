import { spawnSync } from 'node:child_process'
import { installPackages, root, run } from './setup.mjs'

/** `npm run check`: checks that finish within a minute, for changes since the last commit. */
const problem = installPackages()
if (problem) {
  console.error(problem)
  process.exit(1)
}

const { stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })
const hasChanges = stdout.trim() !== ''

const checks = [
  ['Formatting', ['prettier', '--check', '--log-level', 'warn', '.']],
  ['Lint', ['oxlint', '--deny-warnings']],
  ['Types', ['tsc', '--noEmit']],
  ['Code that only tests use', ['knip', '--production']],
  ['Exports that nothing imports', ['knip']],
  // For the last commit if nothing has changed since.
  ['Related tests', ['vitest', 'run', '--reporter=dot', `--changed${hasChanges ? '' : '=HEAD~1'}`]],
]

const failed = checks.filter(([name, args]) => {
  console.log(`\n── ${name}`)
  return run('npx', args) !== 0
})

console.log(
  failed.length > 0 ? `\nFailed: ${failed.map(([name]) => name).join(', ')}` : '\nAll fine.',
)
process.exit(failed.length > 0 ? 1 : 0)
