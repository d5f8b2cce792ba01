import { spawnSync } from 'node:child_process'
import { fromRoot } from './paths'

/** What the build is called in logs: `BASALT_BUILD` where set, else the commit it is made of. */
export const buildName = (): string => {
  if (process.env.BASALT_BUILD) return process.env.BASALT_BUILD
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], {
    cwd: fromRoot('.'),
    encoding: 'utf8',
  })
  return status === 0 ? stdout.trim() : 'unversioned'
}
