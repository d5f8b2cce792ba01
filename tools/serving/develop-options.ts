import { hostAddress, hostNames, parseFlags, wholeNumber } from '../command-line'
import { LOCALHOST } from './listen'

export interface DevelopOptions {
  port: number
  /** Where to listen. */
  host: string
  /** What the console is called from elsewhere, beside the names of this machine. */
  allowHosts: readonly string[]
  /** The API's address; none for the backend inside. */
  api?: string | undefined
}

const portFrom = (flag: string | undefined, variable: string | undefined) =>
  flag === undefined
    ? wholeNumber('PORT', variable || '4000', 1, 65_535)
    : wholeNumber('--port', flag, 1, 65_535)

/** What `npm start` is asked for; null when it is asked for help. Throws a UsageError. */
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
