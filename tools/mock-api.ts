import { scenarioFault, scenarioNames, type ScenarioName } from '@/mirage/seeds/scenarios'
import { MAX_SKEW, releaseNamed, releaseNames } from '@/mirage/server/address'
import { operationsNamed } from '@/mirage/server/faults'
import { startServer, type ServerOptions } from '@/mirage/server/node-server'
import {
  complain,
  hostNames,
  listeningProblem,
  onEnd,
  parseFlags,
  runTool,
  UsageError,
  wholeNumber,
} from './command-line'
import { commandOf } from './packaged'

const USAGE = `Usage: ${commandOf('mock-api')} [options]

Serves the in-memory backend over HTTP.

  --port N            where to listen (default 4001)
  --host ADDRESS      who may connect: 0.0.0.0 for everybody (default 127.0.0.1, this machine alone)
  --allow-host NAME   a name that callers reach it by, such as api.example.com, if it is neither
                      localhost nor the address it listens on; may be given repeatedly
  --scenario NAME     the scenario to start with: ${scenarioNames.join(', ')} (default ${scenarioNames[0]})
  --release NAME      the release of the rack: ${releaseNames.join(', ')}
                      (default ${releaseNames[0]}, or the first that can have the scenario)
  --seed N            seed of ids and of everything left to chance (default 1)
  --latency MS        how long every answer takes; 0 for at once (default 200 to 400, at random)
  --chaos PERCENT     how many of a hundred requests fail for no reason (default 0)
  --chaos-for NAMES   the operations that fail, such as instance_stop,disk_delete (default all)
  --skew=SECONDS      how far its clock is ahead of this computer's; -600 is behind (default 0)
  --require-auth      refuse callers without credentials instead of taking them for the operator
  --help              show this text

Stop it with Ctrl+C.`

const scenarioNamed = (name: string): ScenarioName => {
  const found = scenarioNames.find(each => each === name)
  if (!found) {
    throw new UsageError(`There is no scenario "${name}". There are: ${scenarioNames.join(', ')}.`)
  }
  return found
}

const releaseOf = (name: string) => {
  const found = releaseNamed(name)
  if (found === undefined)
    throw new UsageError(`There is no release "${name}". There are: ${releaseNames.join(', ')}.`)
  return found
}

const chosenOperations = (names: string) => {
  const found = operationsNamed(names)
  if (!found)
    throw new UsageError(`--chaos-for needs names of operations such as instance_stop: ${names}.`)
  return found
}

const flagsOf = () =>
  parseFlags({
    port: { type: 'string', default: '4001' },
    host: { type: 'string', default: '127.0.0.1' },
    'allow-host': { type: 'string', multiple: true, default: [] },
    scenario: { type: 'string', default: 'default' },
    release: { type: 'string' },
    seed: { type: 'string', default: '1' },
    latency: { type: 'string' },
    chaos: { type: 'string', default: '0' },
    'chaos-for': { type: 'string' },
    skew: { type: 'string', default: '0' },
    'require-auth': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  })

const MINUTE_IN_MS = 60_000

const optionsFrom = (flags: ReturnType<typeof flagsOf>): ServerOptions & { host: string } => {
  const latency =
    flags.latency === undefined
      ? undefined
      : wholeNumber('--latency', flags.latency, 0, MINUTE_IN_MS)
  const scenario = scenarioNamed(flags.scenario)
  const release = flags.release === undefined ? undefined : releaseOf(flags.release)
  const fault = release && scenarioFault(scenario, release)
  if (fault) throw new UsageError(fault)
  return {
    port: wholeNumber('--port', flags.port, 0, 65_535),
    host: flags.host,
    allowHosts: hostNames('--allow-host', flags['allow-host']),
    scenario,
    ...(release && { release }),
    seed: wholeNumber('--seed', flags.seed, 0, 2 ** 31 - 1),
    chaos: wholeNumber('--chaos', flags.chaos, 0, 100),
    chaosFor: flags['chaos-for'] === undefined ? undefined : chosenOperations(flags['chaos-for']),
    skew: wholeNumber('--skew', flags.skew, -MAX_SKEW, MAX_SKEW),
    requireAuth: flags['require-auth'],
    ...(latency === undefined ? {} : { latency: latency === 0 ? 0 : [latency, latency] }),
  }
}

const serve = async (options: ServerOptions & { host: string }) => {
  const server = await startServer({ ...options, report: complain }).catch((error: unknown) => {
    throw listeningProblem(error, options.port, options.host)
  })
  console.log(`The scenario ${options.scenario} answers at ${server.url}`)
  onEnd(() => {
    console.log('Stopping.')
    void server.stop()
  })
}

runTool(async () => {
  const flags = flagsOf()
  if (flags.help) console.log(USAGE)
  else await serve(optionsFrom(flags))
})
