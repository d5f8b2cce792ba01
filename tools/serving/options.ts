import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hostAddress, hostNames, parseFlags, UsageError, wholeNumber } from '../command-line'
import type { ConsoleServerOptions } from './console-server'
import { LOCALHOST } from './listen'

export interface ServeOptions extends ConsoleServerOptions {
  port: number
  /** The address to listen on. */
  host: string
}

interface WantedBuild {
  name: string
  script: string
  api?: string
}

const wantedBuild = (api: string | undefined, preview: boolean): WantedBuild => {
  if (api !== undefined && preview)
    throw new UsageError('The preview has its backend inside: give either --api or --preview.')
  if (preview) return { name: 'dist-preview', script: 'build:preview' }
  if (api !== undefined) return { name: 'dist', script: 'build', api: hostAddress('--api', api) }
  throw new UsageError('Say where the API is with --api URL, or serve the --preview.')
}

/**
 * What the command line asks to serve; null if help is requested. Throws a UsageError if that is
 * not possible. `root` is the folder of the builds.
 */
export const serveOptions = (args: string[], root: string): ServeOptions | null => {
  const flags = parseFlags(
    {
      api: { type: 'string' },
      port: { type: 'string', default: '4000' },
      host: { type: 'string', default: LOCALHOST },
      'allow-host': { type: 'string', multiple: true, default: [] },
      'source-maps': { type: 'boolean', default: false },
      preview: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    args,
  )
  if (flags.help) return null
  const port = wholeNumber('--port', flags.port, 0, 65_535)
  const { name, script, api } = wantedBuild(flags.api, flags.preview)
  const folder = join(root, name)
  if (!existsSync(join(folder, 'index.html')))
    throw new UsageError(`There is no build in ${name}/. Make one with: npm run ${script}`)
  return {
    port,
    host: flags.host,
    allowHosts: hostNames('--allow-host', flags['allow-host']),
    folder,
    sourceMaps: flags['source-maps'],
    api,
  }
}
