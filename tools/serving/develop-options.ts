import { hostAddress, parseFlags, wholeNumber } from '../command-line'

export interface DevelopOptions {
  port: number
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
  const flags = parseFlags({ port: { type: 'string' }, help: { type: 'boolean' } }, args)
  if (flags.help) return null
  return {
    port: portFrom(flags.port, PORT),
    api: API_URL ? hostAddress('API_URL', API_URL) : undefined,
  }
}
