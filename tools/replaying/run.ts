import { writeFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { UsageError, wholeNumber } from '../command-line'
import { commandOf } from '../packaged'
import { printable, printableLines } from '@/lib/text'
import { withReferences } from '@/recorder/bodies'
import { harOf } from '@/recorder/har'
import { writeLog, type Log } from '@/recorder/log'
import { replay, type Replay, reportOf } from '@/recorder/replayer'
import { isInput, type Build } from '@/recorder/stepper'
import { factsOf, reproductionOf } from '@/recorder/reproduction'
import { comparisonOf } from '@/recorder/compare'
import { minimize } from './minimize'
import { divergenceGoal, stateGoal } from './minimize-goal'
import { readLogAt } from './read'
import { rerun } from './rerun'
import { writeTest } from './test-file'
import { trimTo, type Sought } from './trim'

const USAGE = `Usage: ${commandOf('replay')} FILE [options]

Replays the log of a session (.jsonl, or compressed as .jsonl.gz) without a browser and a network,
and tells where it first comes out otherwise than recorded.

  --until N         let in no input after number N
  --preview         the log is of a build that has its backend inside
  --json            print what came of it as JSON
  --to-test NAME    make a regression test of it: tests/replay/NAME.test.ts, tests/logs/NAME.jsonl
                    (in a checkout of the project)
  --trim TEXT       cut it off where the state first holds TEXT, as JSON with sorted keys
  --in SECTION      with --trim: only in sections that begin so, such as "slice toasts"
  --minimize        leave out what is not needed for the text of --trim or for the divergence
  --out FILE        where --trim and --minimize write the log (default: FILE with .small.jsonl)
  --steps           print what the person did and saw, as steps to reproduce it; nothing is replayed
  --against OTHER   tell where another log first differs from it, step by step; nothing is replayed
  --rerun FILE      write what this build makes of its inputs, to compare builds with --against
  --har FILE        write its requests and answers as an HTTP Archive; nothing is replayed
  --help            show this text

Ends with 0 when all of it is as recorded, or as in the other log, with 1 when it is not or the text
is never there, and with 2 when a file cannot be read.`

const OPTIONS = {
  until: { type: 'string' },
  // Read before the console's code loads: see tools/replay.ts.
  preview: { type: 'boolean' },
  json: { type: 'boolean', default: false },
  'to-test': { type: 'string' },
  trim: { type: 'string' },
  in: { type: 'string' },
  minimize: { type: 'boolean', default: false },
  out: { type: 'string' },
  steps: { type: 'boolean', default: false },
  against: { type: 'string' },
  rerun: { type: 'string' },
  har: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

const readArguments = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** The log up to and including the input with this number. */
const until = (log: Log, seq: number): Log => {
  const end = log.lines.findIndex(line => isInput(line) && line.seq > seq)
  return end === -1 ? log : { ...log, lines: log.lines.slice(0, end) }
}

const countOf = (log: Log) => log.lines.filter(isInput).length

interface Surroundings {
  build: Build
  /** Folder of the tests, for --to-test; null outside a checkout of the project. */
  tests: string | null
  print: (line: string) => void
}

/** Shortens a log for --trim and --minimize; null if it does not show what they must keep. */
const smaller = async (
  log: Log,
  sought: Sought | null,
  isMinimized: boolean,
  { build, print }: Surroundings,
): Promise<Log | null> => {
  const trimmed = sought ? await trimTo(log, build, sought) : log
  if (!trimmed || !isMinimized) return trimmed
  const { divergence } = sought ? { divergence: null } : await replay(trimmed, build)
  if (!sought && !divergence) return null
  const shown = divergence ? until(trimmed, divergence.seq) : trimmed
  const goal = sought ? stateGoal(sought) : divergence && divergenceGoal(trimmed, divergence)
  if (!goal) return null
  const run = await minimize(shown, build, goal.isShown, left => print(`${left} inputs …`))
  return run && goal.logOf(run)
}

/** What to know of a session before anything else, one fact a line. */
const first = (log: Log) => [
  ...factsOf(log).map(([name, value]) => `${name}: ${value}`),
  ...log.lines.flatMap(line => (line.kind === 'end' ? [printable(line.reason)] : [])),
  '',
]

/** How long a replay took, in seconds. */
interface Times {
  /** Starting the process, reading the log, and loading the console's code. */
  start: number
  replay: number
}

const asJson = ({ inputs, checkpoints, divergence }: Replay, { start, replay: seconds }: Times) =>
  printable(
    JSON.stringify({
      inputs,
      checkpoints,
      divergence,
      start,
      seconds,
      rate: Math.round(inputs / seconds),
    }),
  )

const timesOf = ({ inputs }: Replay, { start, replay: seconds }: Times) =>
  `${Math.round(inputs / seconds)} inputs per second: ${seconds.toFixed(2)} s, and ${start.toFixed(2)} s to start.`

const timed = async (log: Log, build: Build): Promise<{ result: Replay; times: Times }> => {
  let loading = 0
  const start = performance.now()
  const result = await replay(log, build, ports => ({
    ...ports,
    async ready(input) {
      const asked = performance.now()
      await ports.ready(input)
      loading += performance.now() - asked
    },
  }))
  const times = { start: start + loading, replay: performance.now() - start - loading }
  return { result, times: { start: times.start / 1000, replay: times.replay / 1000 } }
}

/**
 * Runs the tool with its arguments and returns the exit code. Throws a UsageError for exit code 2.
 */
export const runReplay = async (
  args: readonly string[],
  surroundings: Surroundings,
): Promise<number> => {
  const { values, positionals } = readArguments(args)
  const { build, print, tests } = surroundings
  if (values.help) {
    print(USAGE)
    return 0
  }
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new UsageError('Name one file with a log.')
  if (values.in !== undefined && values.trim === undefined)
    throw new UsageError('--in goes with --trim.')
  const test = values['to-test']
  if (test !== undefined && tests === null)
    throw new UsageError('--to-test needs a checkout of the project: there are no tests here.')
  const keep = (kept: Log) => {
    if (test === undefined || tests === null) return
    for (const made of writeTest(kept, test, tests)) print(`Made ${made}.`)
  }
  const last = values.until ? wholeNumber('--until', values.until, 0, 1e9) : Infinity
  const log = until(await readLogAt(file), last)

  if (values.against !== undefined) {
    const found = comparisonOf(log, await readLogAt(values.against))
    print(found?.join('\n') ?? 'Both sessions are the same, but for ids and times.')
    return found ? 1 : 0
  }
  if (values.steps) print(printableLines(reproductionOf(log)))
  if (values.har !== undefined) {
    writeFileSync(values.har, `${JSON.stringify(harOf(log), null, 2)}\n`)
    print(`Made ${printable(values.har)}.`)
  }
  if (values.rerun !== undefined) {
    const used = log.lines.filter(line => isInput(line) || line.kind === 'verdict')
    const run = await rerun(log, used, build)
    writeFileSync(values.rerun, printableLines(writeLog(withReferences(run.log))))
    print(`${countOf(run.log)} of ${countOf(log)} inputs are in ${printable(values.rerun)}.`)
  }
  if (values.steps || values.har !== undefined || values.rerun !== undefined) return 0

  const sought = values.trim === undefined ? null : { text: values.trim, section: values.in }
  if (sought || values.minimize) {
    const small = await smaller(log, sought, values.minimize, surroundings)
    if (!small) {
      print(
        sought
          ? `No state of this session holds ${printable(JSON.stringify(sought.text))}.`
          : 'The log replays as recorded: there is no divergence to minimize it for.',
      )
      return 1
    }
    const out = values.out ?? `${file.replace(/(\.jsonl)?(\.gz)?$/, '')}.small.jsonl`
    writeFileSync(out, printableLines(writeLog(withReferences(small))))
    print(`${countOf(small)} of ${countOf(log)} inputs are left in ${printable(out)}.`)
    keep(small)
    return 0
  }

  const { result, times } = await timed(log, build)
  print(
    values.json
      ? asJson(result, times)
      : [...first(log), reportOf(result), timesOf(result, times)].join('\n'),
  )
  keep(log)
  return result.divergence ? 1 : 0
}
