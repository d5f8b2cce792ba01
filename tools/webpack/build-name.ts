import { spawnSync } from 'node:child_process'
import { fromRoot } from './paths'

/** The name of the build in logs: `BASALT_BUILD` if set, otherwise the commit. */
export const buildName = (): string => {
  if (process.env.BASALT_BUILD) return process.env.BASALT_BUILD
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], {
    cwd: fromRoot('.'),
    encoding: 'utf8',
  })
  return status === 0 ? stdout.trim() : 'unversioned'
}
