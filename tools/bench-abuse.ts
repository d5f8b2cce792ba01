import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { abuse, CLIENT_NAMES, type Held, heldBy, startAbusedApi, waitOfOthers } from './bench/abuse'
import { median } from './bench/statistics'
import { parseFlags, runTool, wholeNumber } from './command-line'
import { fromRoot } from './webpack/paths'

const USAGE = `Usage: npm run bench:abuse -- [options]

Has clients of all bad kinds come and go at the host of the console (${CLIENT_NAMES.join(', ')}),
in front of an API that answers at once, at length or never. Looks every second at what the process of
the host holds, and at how long a browser waits. Ends with 1 when descriptors or
memory grow, when descriptors are left after the clients, or when others get no answer. Needs Linux.

  --seconds N   how long, at least 9 (default 60)
  --help        show this text`

/** Increases up to these, in descriptors and MiB, count as noise rather than growth. */
const CHANCE: Held = { descriptors: 30, memory: 32 }
/** Likewise for the descriptors left some seconds after all clients are gone. */
const LEFT = 8

const serve = async (api: string, folder: string) => {
  const host = spawn(process.execPath, ['--import', 'tsx', 'tools/bench/served.ts', api, folder], {
    cwd: fromRoot('.'),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(host.stdout, 'data')) as [Buffer]
  return { pid: host.pid ?? 0, url: String(line).trim(), stop: () => host.kill() }
}

/**
 * The growth of what a process holds between the second and the last third of the run: without
 * leaks there is none, once it has warmed up.
 */
const growth = (held: readonly Held[], key: keyof Held) => {
  const third = Math.floor(held.length / 3)
  const of = (from: number) => median(held.slice(from, from + third).map(each => each[key]))
  return of(2 * third) - of(third)
}

const print = (label: string, figures: readonly number[], note = '') =>
  console.log(
    `  ${label.padEnd(32)}${figures.map(figure => figure.toFixed(0).padStart(8)).join('')}  ${note}`,
  )

const bench = async (seconds: number): Promise<boolean> => {
  const folder = mkdtempSync(join(tmpdir(), 'basalt-serve-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Console</title>')
  const api = await startAbusedApi()
  const host = await serve(api.url, folder)
  try {
    await waitOfOthers(host.url)
    const before = heldBy(host.pid)
    const clients = abuse(Number(new URL(host.url).port))
    const held: Held[] = []
    const waits: number[] = []
    print('second, descriptors, MiB, ms', [0, before.descriptors, before.memory])
    for (let second = 1; second <= seconds; second++) {
      await pause(1_000)
      const now = heldBy(host.pid)
      const wait = await waitOfOthers(host.url)
      if (wait === null) return false
      held.push(now)
      waits.push(wait)
      if (second % 5 === 0) print('', [second, now.descriptors, now.memory, wait])
    }
    clients.stop()
    // As long as idle connections are kept alive.
    await pause(8_000)
    const after = heldBy(host.pid)
    const [descriptors, memory] = [growth(held, 'descriptors'), growth(held, 'memory')]
    const left = after.descriptors - before.descriptors
    print('clients that came', [clients.count()])
    print('wait of others, ms, median, most', [median(waits), Math.max(...waits)])
    print('growth of descriptors', [descriptors], `at most ${CHANCE.descriptors}`)
    print('growth of memory, MiB', [memory], `at most ${CHANCE.memory}`)
    print('descriptors left over', [left], `at most ${LEFT}`)
    return descriptors <= CHANCE.descriptors && memory <= CHANCE.memory && left <= LEFT
  } finally {
    host.stop()
    api.stop()
    rmSync(folder, { recursive: true })
  }
}

runTool(async () => {
  const flags = parseFlags({
    seconds: { type: 'string', default: '60' },
    help: { type: 'boolean', default: false },
  })
  if (flags.help) return console.log(USAGE)
  const isFlat = await bench(wholeNumber('--seconds', flags.seconds, 9, 3_600))
  if (!isFlat) process.exitCode = 1
})
