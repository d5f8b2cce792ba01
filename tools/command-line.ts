import { parseArgs, type ParseArgsConfig } from 'node:util'
import { printableLines } from '@/lib/text'
import { hostnameOf } from '@/lib/request-origin'
import { readUrl } from '@/lib/path'

/** A mistake of the user, reported without a stack. */
export class UsageError extends Error {}

/** The flags of the command line. Throws a UsageError for flags not in `options`. */
export const parseFlags = <Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  args = process.argv.slice(2),
) => {
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** Parses `text` as the number for `name`, a flag or a variable. Throws a UsageError. */
export const wholeNumber = (name: string, text: string, min: number, max: number): number => {
  const value = Number(text)
  if (!/^-?\d+$/.test(text) || value < min || value > max)
    throw new UsageError(`${name} takes a whole number from ${min} to ${max}, not "${text}".`)
  return value
}

/** Parses `text` as the origin for `name`, a flag or a variable. Throws a UsageError. */
export const hostAddress = (name: string, text: string): string => {
  const url = readUrl(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search)
    throw new UsageError(
      `${name} takes the address of a host, such as https://rack.example.com, not "${text}".`,
    )
  return url.origin
}

/** Checks that `texts` are host names, for `name`, a flag. Throws a UsageError. */
export const hostNames = (name: string, texts: readonly string[]): readonly string[] => {
  const wrong = texts.find(text => hostnameOf(text) === null)
  if (wrong === undefined) return texts
  throw new UsageError(
    `${name} takes the name of a host, such as console.example.com, not "${wrong}".`,
  )
}

/** Why the server cannot listen on a port. */
export const listeningProblem = (error: unknown, port: number, host: string): UsageError => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new UsageError(`This machine has no address ${host}. Choose another one with --host.`)
  if (code === 'EADDRINUSE')
    return new UsageError(`Port ${port} is taken. Choose another one with --port.`)
  if (code === 'EACCES')
    return new UsageError(`Listening on port ${port} is not allowed. Choose one above 1023.`)
  return new UsageError(error instanceof Error ? error.message : String(error))
}

/** Calls `stop` once when the tool is told to exit. */
export const onEnd = (stop: () => void) => {
  const once = () => {
    process.off('SIGINT', once)
    process.off('SIGTERM', once)
    stop()
  }
  process.on('SIGINT', once)
  process.on('SIGTERM', once)
}

/** Prints an error. Its text may be untrusted, so control characters are escaped. */
export const complain = (error: unknown) => {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  console.error(printableLines(text))
}

/** Runs a tool. Mistakes of the user end it with a sentence and exit code 2. */
export const runTool = (main: () => Promise<void>) => {
  main().catch((error: unknown) => {
    process.exitCode = 1
    if (!(error instanceof UsageError)) return complain(error)
    complain(error.message)
    console.error('See --help.')
    process.exitCode = 2
  })
}
