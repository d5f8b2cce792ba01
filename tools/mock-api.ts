import { parseArgs } from 'node:util'
import { scenarioNames, type ScenarioName } from '@/mirage/seeds/scenarios'
import { startServer, type ServerOptions } from '@/mirage/server/node-server'

const USAGE = `Usage: npm run mock-api -- [options]

Serves the in-memory backend over HTTP.

  --port N          where to listen (default 4001)
  --scenario NAME   the world to start with: ${scenarioNames.join(', ')} (default ${scenarioNames[0]})
  --seed N          seed of ids and of everything left to chance (default 1)
  --latency MS      how long every answer takes; 0 for at once (default 200 to 400, at random)
  --chaos PERCENT   how many of a hundred requests fail for no reason (default 0)
  --require-auth    refuse callers without credentials instead of taking them for the operator
  --help            show this text

Stop it with Ctrl+C.`

/** Something the person at the keyboard got wrong. */
class UsageError extends Error {}

const whole = (flag: string, text: string, min: number, max: number): number => {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new UsageError(`--${flag} takes a whole number from ${min} to ${max}, not "${text}".`)
  }
  return value
}

const scenarioNamed = (name: string): ScenarioName => {
  const found = scenarioNames.find(each => each === name)
  if (!found) {
    throw new UsageError(`There is no scenario "${name}". There are: ${scenarioNames.join(', ')}.`)
  }
  return found
}

const parseFlags = (argv: string[]) => {
  try {
    return parseArgs({
      args: argv,
      options: {
        port: { type: 'string', default: '4001' },
        scenario: { type: 'string', default: 'default' },
        seed: { type: 'string', default: '1' },
        latency: { type: 'string' },
        chaos: { type: 'string', default: '0' },
        'require-auth': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

const MINUTE_IN_MS = 60_000

const optionsFrom = (flags: ReturnType<typeof parseFlags>): ServerOptions => {
  const latency =
    flags.latency === undefined ? undefined : whole('latency', flags.latency, 0, MINUTE_IN_MS)
  return {
    port: whole('port', flags.port, 0, 65_535),
    scenario: scenarioNamed(flags.scenario),
    seed: whole('seed', flags.seed, 0, 2 ** 31 - 1),
    chaos: whole('chaos', flags.chaos, 0, 100),
    requireAuth: flags['require-auth'],
    ...(latency === undefined ? {} : { latency: latency === 0 ? 0 : [latency, latency] }),
  }
}

const explain = (error: unknown, port: number): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another one with --port.`
  if (code === 'EACCES') return `Listening on port ${port} is not allowed. Choose one above 1023.`
  return error instanceof Error ? error.message : String(error)
}

const serve = async (options: ServerOptions) => {
  const server = await startServer(options).catch((error: unknown) => {
    throw new UsageError(explain(error, options.port))
  })
  console.log(`The ${options.scenario} world answers at ${server.url}`)
  const stop = () => {
    console.log('Stopping.')
    void server.stop()
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

const main = async () => {
  const flags = parseFlags(process.argv.slice(2))
  if (flags.help) console.log(USAGE)
  else await serve(optionsFrom(flags))
}

main().catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error
  console.error(error.message)
  console.error('See --help.')
  process.exitCode = 2
})
