import { spawnSync } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { UsageError } from '../command-line'
import { createConsoleServer } from '../serving/console-server'
import { listen, LOCALHOST } from '../serving/listen'
import { followRelease } from '../serving/rack-release'
import { fromRoot } from '../webpack/paths'

export const DIST = fromRoot('dist')

/** Builds the console for a rack, into `dist/`. */
export const buildConsole = () => {
  console.log('Building the console for a rack …')
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: fromRoot('.'),
    stdio: 'inherit',
  })
  if (status !== 0) throw new UsageError('The console could not be built.')
}

export interface ServedConsole {
  url: string
  stop: () => void
}

/** Serves a build on a free port, in front of the API at `api`. */
export const serveConsole = async (api: string, folder = DIST): Promise<ServedConsole> => {
  const server = createConsoleServer({ folder, api, rack: followRelease(api) })
  const stop = await listen(server, 0, LOCALHOST)
  return { stop, url: `http://localhost:${(server.address() as AddressInfo).port}` }
}
