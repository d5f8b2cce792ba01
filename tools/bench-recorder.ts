import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { chromium, type Browser } from '@playwright/test'
import { z } from 'zod'
import { buildConsole, DIST } from './bench/console'
import { heapSeries, sessionCosts, type SessionCosts } from './bench/session-costs'
import { growth, median, medianInterval } from './bench/statistics'
import { chromiumOptions } from './chromium'
import { parseFlags, runTool, UsageError, wholeNumber } from './command-line'

const USAGE = `Usage: npm run bench:recorder -- [options]

Measures what recording costs. A person is busy in a browser for five minutes: lists, forms that are
typed in, questions, charts, the palette, instances that are polled. That is done with recording and
with recording switched off in the settings, where the console makes no recorder at all, in turn:
each round is a pair, so that a slow minute of the machine counts for both. The API is that of
npm run mock-api, since the backend of the preview would be counted with the page. Figures are
medians. They are printed beside what they should be, and not judged.

  --rounds N     how many pairs are run (default 10; 0 prints what is in the file of --add-to)
  --minutes N    how long the same session takes; fewer hurry the person (default 5)
  --seed N       which session (default 1)
  --add-to FILE  add the rounds to those in a file, and print the figures of all of them: ten rounds
                 can be run in parts, while the machine has nothing else to do
  --heap N       instead, tell whether the heap grows: N actions with and without recording, with a
                 garbage collection each time that all kinds of tasks were done (1500 are usual)
  --no-build     take dist/ as it is
  --help         show this text`

/** Number of actions in five minutes: one per second. */
const STEPS = 300

const GOALS = { time: 2, heap: 3 }

const MB = 1_000_000
const KB = 1_000

/** The first times, code is loaded and caches are filled. */
const WARM_UP = 2

/** Fewer have no interval of 95 %. */
const FEWEST_PAIRS = 6

interface Session {
  minutes: number
  seed: number
}

/** A pair of sessions. */
interface Round {
  on: SessionCosts
  off: SessionCosts
  /** Other processes that ran when it began. */
  load: number
}

const COSTS = z.object({
  script: z.number(),
  tasks: z.number(),
  heap: z.number(),
  log: z.object({
    inputs: z.number(),
    text: z.number(),
    gzip: z.number(),
    kept: z.number(),
    database: z.number(),
  }),
})

const FILE = z.object({
  build: z.string(),
  minutes: z.number(),
  seed: z.number(),
  rounds: z.array(z.object({ on: COSTS, off: COSTS, load: z.number() })),
})

/** The version and commit of the build that is measured. */
const buildName = () =>
  z.object({ build: z.string() }).parse(JSON.parse(readFileSync(`${DIST}/build.json`, 'utf8')))
    .build

const readRounds = (file: string, { minutes, seed }: Session): Round[] => {
  if (!existsSync(file)) return []
  const known = FILE.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!known.success) throw new UsageError(`${file} has no rounds of this tool.`)
  const { data } = known
  if (data.build !== buildName() || data.minutes !== minutes || data.seed !== seed)
    throw new UsageError(
      `${file} has rounds of another build or session: ${data.build}, --minutes ${data.minutes} --seed ${data.seed}.`,
    )
  return data.rounds
}

const print = (label: string, cells: readonly string[], note = '') =>
  console.log(`  ${label.padEnd(34)}${cells.map(cell => cell.padStart(12)).join('')}  ${note}`)

const rangeOf = (costs: readonly SessionCosts[], key: 'script' | 'tasks') => {
  const all = costs.map(each => each[key])
  return `${Math.min(...all).toFixed(0)}–${Math.max(...all).toFixed(0)}`
}

const printTimes = (rounds: readonly Round[]) => {
  const line = (label: string, key: 'script' | 'tasks', note: string) => {
    const [on, off] = [rounds.map(each => each.on), rounds.map(each => each.off)]
    const [recorded, not] = [on, off].map(costs => median(costs.map(each => each[key])).toFixed(0))
    const apart = rounds.map(each => each.on[key] - each.off[key])
    const shares = rounds.map((each, at) => (apart[at]! / each.off[key]) * 100)
    const percent = (value: number) => `${value.toFixed(1)} %`
    print(label, [recorded!, not!, percent(median(shares))], note)
    const [least, most] = medianInterval(shares)
    print('  the difference, with 95 %', ['', '', `${percent(least)} to ${percent(most)}`])
    const [fewest, longest] = medianInterval(apart)
    const ms = `${fewest.toFixed(0)} to ${longest.toFixed(0)}`
    print('  in ms', ['', '', `${median(apart).toFixed(0)} (${ms})`])
    print('  least and most', [rangeOf(on, key), rangeOf(off, key)])
  }
  line('scripts, ms', 'script', `goal < ${GOALS.time} %`)
  line('main thread, ms', 'tasks', '')
}

const printHeap = (rounds: readonly Round[]) => {
  const of = (key: 'on' | 'off') => median(rounds.map(each => each[key].heap)) / MB
  const apart = median(rounds.map(({ on, off }) => on.heap - off.heap)) / MB
  const cells = [of('on'), of('off'), apart].map(size => size.toFixed(2))
  print('heap after collection, MB', cells, `goal < ${GOALS.heap} MB`)
}

const printLog = (rounds: readonly Round[], minutes: number) => {
  const of = (key: keyof SessionCosts['log']) =>
    median(rounds.map(({ on }) => on.log[key])) / minutes
  print('inputs a minute', [of('inputs').toFixed(0)])
  print('log a minute, kB', [(of('text') / KB).toFixed(1)])
  print('… compressed as one file, kB', [(of('gzip') / KB).toFixed(1)])
  print('… as it is kept, kB', [(of('kept') / KB).toFixed(1)])
  print('database at the end, kB', [((of('database') * minutes) / KB).toFixed(1)])
}

const inBrowser = async (measure: (browser: Browser) => Promise<void>) => {
  const browser = await chromium.launch(chromiumOptions)
  try {
    await measure(browser)
  } finally {
    await browser.close()
  }
}

const load = () => loadavg()[0] ?? 0

/** Runs rounds, each kept as soon as it is complete, and prints what comes of all. */
const bench = async (session: Session, count: number, file: string | undefined) => {
  const { minutes, seed } = session
  const rounds = file === undefined ? [] : readRounds(file, session)
  const pause = (minutes * 60_000) / STEPS
  if (count > 0)
    await inBrowser(async browser => {
      for (let left = count; left > 0; left -= 1) {
        const round: Partial<Round> & { load: number } = { load: load() }
        // Alternates which of the two comes first, also from one part to the next.
        for (const part of rounds.length % 2 === 0
          ? (['on', 'off'] as const)
          : (['off', 'on'] as const))
          round[part] = await sessionCosts(browser, {
            isRecorded: part === 'on',
            steps: STEPS,
            pause,
            seed,
          })
        rounds.push(round as Round)
        if (file !== undefined)
          writeFileSync(file, JSON.stringify({ build: buildName(), minutes, seed, rounds }))
      }
    })
  if (rounds.length === 0) throw new UsageError('There are no rounds to print.')
  const loads = rounds.map(each => each.load)
  console.log(
    `Medians of ${rounds.length} rounds, with sessions of ${minutes} min. ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)} other processes ran.`,
  )
  print('', ['recorded', 'not', 'difference'])
  printTimes(rounds)
  printHeap(rounds)
  printLog(rounds, minutes)
}

/** Prints the heap over a long session with recording and without, and whether it grows. */
const benchHeap = ({ minutes, seed }: Session, steps: number) =>
  inBrowser(async browser => {
    const pause = (minutes * 60_000) / STEPS
    for (const isRecorded of [true, false]) {
      const samples = await heapSeries(browser, { isRecorded, steps, pause, seed })
      console.log(`Heap after collection, ${isRecorded ? 'recorded' : 'not recorded'}:`)
      for (const { actions, heap } of samples)
        print(`after ${actions} actions, MB`, [(heap / MB).toFixed(2)])
      const warm = samples.slice(WARM_UP).map(({ heap }) => heap / MB)
      if (warm.length < 2 * FEWEST_PAIRS) {
        console.log('  Too few actions to tell whether it grows.')
        continue
      }
      const { median: more, interval } = growth(warm)
      const [least, most] = interval.map(size => size.toFixed(2))
      print('second half above the first, MB', [more.toFixed(2)], `${least} to ${most} with 95 %`)
      const isFlat = interval[0] <= 0 && interval[1] >= 0
      console.log(`  ${isFlat ? 'It is flat.' : more > 0 ? 'It grows.' : 'It shrinks.'}`)
    }
  })

runTool(async () => {
  const flags = parseFlags({
    rounds: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    'add-to': { type: 'string' },
    heap: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  })
  if (flags.help) return console.log(USAGE)
  const rounds = wholeNumber('--rounds', flags.rounds, 0, 100)
  const session = {
    minutes: wholeNumber('--minutes', flags.minutes, 1, 60),
    seed: wholeNumber('--seed', flags.seed, 0, 1e9),
  }
  const actions = flags.heap === undefined ? null : wholeNumber('--heap', flags.heap, 1, 100_000)
  if (!flags['no-build'] || !existsSync(DIST)) buildConsole()
  if (actions === null) await bench(session, rounds, flags['add-to'])
  else await benchHeap(session, actions)
})
