import { hostAddress, hostNames, parseFlags, wholeNumber } from '../command-line'
import { LOCALHOST } from './listen'

export interface DevelopOptions {
  port: number
  /** The address to listen on. */
  host: string
  /** Names of the console besides those of this machine. */
  allowHosts: readonly string[]
  /** Address of the API; undefined for the built-in backend. */
  api?: string | undefined
}

const portFrom = (flag: string | undefined, variable: string | undefined) =>
  flag === undefined
    ? wholeNumber('PORT', variable || '4000', 1, 65_535)
    : wholeNumber('--port', flag, 1, 65_535)

/** The options of `npm start`; null if help is requested. Throws a UsageError. */
export const developOptions = (
  args: string[],
  { PORT, API_URL }: Readonly<Record<string, string | undefined>>,
): DevelopOptions | null => {
  const flags = parseFlags(
    {
      port: { type: 'string' },
      host: { type: 'string', default: LOCALHOST },
      'allow-host': { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean' },
    },
    args,
  )
  if (flags.help) return null
  return {
    port: portFrom(flags.port, PORT),
    host: flags.host,
    allowHosts: hostNames('--allow-host', flags['allow-host']),
    api: API_URL ? hostAddress('API_URL', API_URL) : undefined,
  }
}
