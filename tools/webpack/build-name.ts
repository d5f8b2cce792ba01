import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fromRoot } from './paths'

interface Manifest {
  version: string
}

/** The name of the build: `BASALT_BUILD` if set, otherwise version and commit: `0.1.0+944f303012`. */
export const buildName = (): string => {
  if (process.env.BASALT_BUILD) return process.env.BASALT_BUILD
  const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as Manifest
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], {
    cwd: fromRoot('.'),
    encoding: 'utf8',
  })
  return status === 0 ? `${version}+${stdout.trim()}` : version
}
