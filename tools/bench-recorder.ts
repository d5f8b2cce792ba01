import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { buildConsole, DIST } from './bench/console'
import { sessionCosts, type SessionCosts } from './bench/session-costs'
import { median, medianInterval } from './bench/statistics'
import { chromiumOptions } from './chromium'
import { parseFlags, runTool, wholeNumber } from './command-line'

const USAGE = `Usage: npm run bench:recorder -- [options]

Measures what recording costs. A person is busy in a browser for five minutes: lists, forms that are
typed in, questions, charts, the palette, instances that are polled. That is done with recording and
with recording switched off in the settings, where the console makes no recorder at all, in turn:
each round is a pair, so that a slow minute of the machine counts for both. The API is that of
npm run mock-api, since the backend of the preview would be counted with the page. Figures are
medians. They are printed beside what they should be, and not judged.

  --rounds N     how many pairs are run (default 10)
  --minutes N    how long the same session takes; fewer hurry the person (default 5)
  --seed N       which session (default 1)
  --no-build     take dist/ as it is
  --help         show this text`

/** Number of actions in five minutes: one per second. */
const STEPS = 300

const GOALS = { time: 2, heap: 3 }

const MB = 1_000_000
const KB = 1_000

const print = (label: string, cells: readonly string[], note = '') =>
  console.log(`  ${label.padEnd(34)}${cells.map(cell => cell.padStart(12)).join('')}  ${note}`)

const rangeOf = (costs: readonly SessionCosts[], key: 'script' | 'tasks') => {
  const all = costs.map(each => each[key])
  return `${Math.min(...all).toFixed(0)}–${Math.max(...all).toFixed(0)}`
}

const printTimes = (on: readonly SessionCosts[], off: readonly SessionCosts[]) => {
  const line = (label: string, key: 'script' | 'tasks', note: string) => {
    const [recorded, not] = [on, off].map(costs => median(costs.map(each => each[key])))
    if (!recorded || !not) return
    const differences = on.map(
      (costs, round) => (costs[key] / (off[round]?.[key] ?? NaN) - 1) * 100,
    )
    const percent = (value: number) => `${value.toFixed(1)} %`
    print(label, [recorded.toFixed(0), not.toFixed(0), percent(median(differences))], note)
    const [least, most] = medianInterval(differences)
    print('  the difference, with 95 %', ['', '', `${percent(least)} to ${percent(most)}`])
    print('  least and most', [rangeOf(on, key), rangeOf(off, key)])
  }
  line('scripts, ms', 'script', `goal < ${GOALS.time} %`)
  line('main thread, ms', 'tasks', '')
}

const printHeap = (on: readonly SessionCosts[], off: readonly SessionCosts[]) => {
  const [recorded, not] = [on, off].map(costs => median(costs.map(({ heap }) => heap)) / MB)
  if (recorded === undefined || not === undefined) return
  const cells = [recorded, not, recorded - not].map(size => size.toFixed(2))
  print('heap after collection, MB', cells, `goal < ${GOALS.heap} MB`)
}

const printLog = (on: readonly SessionCosts[], minutes: number) => {
  const of = (key: keyof SessionCosts['log']) => median(on.map(({ log }) => log[key])) / minutes
  print('inputs a minute', [of('inputs').toFixed(0)])
  print('log a minute, kB', [(of('text') / KB).toFixed(1)])
  print('… compressed as one file, kB', [(of('gzip') / KB).toFixed(1)])
  print('… as it is kept, kB', [(of('kept') / KB).toFixed(1)])
  print('database at the end, kB', [((of('database') * minutes) / KB).toFixed(1)])
}

const bench = async (rounds: number, minutes: number, seed: number) => {
  const browser = await chromium.launch(chromiumOptions)
  const pause = (minutes * 60_000) / STEPS
  console.log(
    `Medians of ${rounds} rounds, with sessions of ${minutes} min. ${loadavg()[0]?.toFixed(1)} other processes run.`,
  )
  const on: SessionCosts[] = []
  const off: SessionCosts[] = []
  try {
    for (let round = 0; round < rounds; round++)
      // Alternates which of the two comes first.
      for (const isRecorded of round % 2 === 0 ? [true, false] : [false, true]) {
        const costs = await sessionCosts(browser, { isRecorded, steps: STEPS, pause, seed })
        ;(isRecorded ? on : off).push(costs)
      }
  } finally {
    await browser.close()
  }
  print('', ['recorded', 'not', 'difference'])
  printTimes(on, off)
  printHeap(on, off)
  printLog(on, minutes)
}

runTool(async () => {
  const flags = parseFlags({
    rounds: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    'no-build': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  })
  if (flags.help) return console.log(USAGE)
  const rounds = wholeNumber('--rounds', flags.rounds, 1, 100)
  const minutes = wholeNumber('--minutes', flags.minutes, 1, 60)
  const seed = wholeNumber('--seed', flags.seed, 0, 1e9)
  if (!flags['no-build'] || !existsSync(DIST)) buildConsole()
  await bench(rounds, minutes, seed)
})
