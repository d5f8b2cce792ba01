import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { FIRST_VERSIONED, NEWEST, OLDEST } from '@/api/releases/ladder'
import { startServer } from '@/mirage/server/node-server'
import { buildConsole, DIST, serveConsole } from './bench/console'
import { buildFloor } from './bench/floor/build'
import { loadPage, type PageLoad } from './bench/page-load'
import { PAGES, type BenchPage } from './bench/pages'
import { CONDITIONS } from './bench/slow-tab'
import { median, quartiles } from './bench/statistics'
import { warmMoves, type WarmMove } from './bench/warm-move'
import { chromiumOptions } from './chromium'
import { parseFlags, runTool, UsageError, wholeNumber } from './command-line'

const USAGE = `Usage: npm run bench:start -- [options]

Measures how long the console takes to start on a slow machine behind a slow line, in front of racks
of releases 14, 18 and the newest, beside a page that loads the same libraries and shows the same data
without any style, and what going from one list to another costs. Figures are medians. They are
printed beside what they should be, and not judged.

  --rounds N         how often each page is loaded (default 7)
  --page NAME        this page only, and no moves between lists; may be given repeatedly
  --against FOLDER   another build for a rack, measured beside this one; may be given repeatedly
  --no-build         take dist/ as it is
  --help             show this text`

const API_LATENCY = 50

/** Without versions of the API, with the first of them, and with all that the console knows. */
const RELEASES = [OLDEST, FIRST_VERSIONED, NEWEST] as const

const GOALS = { contentOfFloor: 1.25, paintOfContent: 0.45, shift: 0, move: 60 }

/** A build to load pages from, behind its own host. */
interface Subject {
  name: string
  folder: string
}

interface Served extends Subject {
  url: string
  stop: () => void
}

const serve = async (subject: Subject, api: string): Promise<Served> => ({
  ...subject,
  ...(await serveConsole(api, subject.folder)),
})

type Figures = Record<keyof PageLoad, number>

const medians = (loads: readonly PageLoad[]): Figures => {
  const [first] = loads
  if (!first) throw new Error('Nothing was measured.')
  const keys = Object.keys(first) as (keyof PageLoad)[]
  return Object.fromEntries(keys.map(key => [key, median(loads.map(load => load[key]))])) as Figures
}

const LINES: readonly [keyof PageLoad, label: string, digits: number][] = [
  ['firstPaint', 'first paint, ms', 0],
  ['firstContentfulPaint', 'first contentful paint, ms', 0],
  ['content', 'content, ms', 0],
  ['script', 'scripts until then, ms', 0],
  ['tasks', 'main thread until then, ms', 0],
  ['javascript', 'JavaScript until then, kB', 1],
  ['shift', 'layout shift', 3],
]

const print = (label: string, cells: readonly string[], note = '') =>
  console.log(`  ${label.padEnd(30)}${cells.map(cell => cell.padStart(12)).join('')}  ${note}`)

/** Of the console at the newest release, beside the floor if that has the page. */
const goalOf = (key: keyof PageLoad, ours: Figures | undefined, floor: Figures | undefined) => {
  if (!ours) return ''
  const times = (value: number, of: string, goal: number) =>
    `${value.toFixed(2)} of ${of}; goal ${goal}`
  if (key === 'content' && floor)
    return times(ours.content / floor.content, "the floor's", GOALS.contentOfFloor)
  if (key === 'firstContentfulPaint')
    return times(ours.firstContentfulPaint / ours.content, 'content', GOALS.paintOfContent)
  return key === 'shift' ? `goal ${GOALS.shift}` : ''
}

/** The quartiles of the times until the content showed. */
const spreadOf = (loads: readonly PageLoad[]) =>
  quartiles(loads.map(({ content }) => content))
    .map(ms => ms.toFixed(0))
    .join('–')

/** Loads a page of each subject in turn, so that other load on the machine affects all of them. */
const benchPage = async (
  browser: Browser,
  { name, path, content, isOnFloor }: BenchPage,
  consoles: readonly Served[],
  floor: Served,
  rounds: number,
) => {
  const subjects = [...consoles, ...(isOnFloor ? [floor] : [])]
  const loads = subjects.map((): PageLoad[] => [])
  // The first round includes what the hosts have yet to compile.
  for (let round = 0; round <= rounds; round++)
    for (const [index, { url }] of subjects.entries()) {
      const load = await loadPage(browser, url + path, content)
      if (round > 0) loads[index]?.push(load)
    }
  const figures = loads.map(medians)
  print(
    `\n${name}`,
    subjects.map(subject => subject.name),
  )
  for (const [key, label, digits] of LINES) {
    const cells = figures.map(each => each[key].toFixed(digits))
    print(label, cells, goalOf(key, figures[RELEASES.length - 1], figures[consoles.length]))
    if (key === 'content') print('half of them, ms', loads.map(spreadOf))
  }
}

const benchMoves = async (browser: Browser, subjects: readonly Served[], rounds: number) => {
  const moves: WarmMove[][] = []
  for (const { url } of subjects) moves.push(await warmMoves(browser, url, rounds))
  print(
    '\nFrom list to list, both cached',
    subjects.map(subject => subject.name),
  )
  const line = (label: string, key: 'work' | 'script' | 'withReread', note?: string) =>
    print(
      label,
      moves.map(each => median(each.map(move => move[key])).toFixed(0)),
      note,
    )
  line('main thread until shown, ms', 'work', `goal ${GOALS.move}`)
  line('scripts until then, ms', 'script')
  line('with reading again, ms', 'withReread')
}

/** The pages with these names; all pages if there are none. */
const pagesNamed = (names: readonly string[]): readonly BenchPage[] => {
  const known = PAGES.map(({ name }) => name)
  const unknown = names.find(name => !known.includes(name))
  if (unknown !== undefined)
    throw new UsageError(`There is no page ${unknown}, but ${known.join(', ')}.`)
  return names.length === 0 ? PAGES : PAGES.filter(({ name }) => names.includes(name))
}

const bench = async (rounds: number, against: readonly string[], pages: readonly BenchPage[]) => {
  const floor = mkdtempSync(join(tmpdir(), 'basalt-floor-'))
  await buildFloor(floor)
  const latency: [number, number] = [API_LATENCY, API_LATENCY]
  const racks = await Promise.all(
    RELEASES.map(async release => ({
      release,
      ...(await startServer({ port: 0, latency, release })),
    })),
  )
  const builds: Subject[] = [
    { name: 'console', folder: DIST },
    ...against.map(folder => ({ name: basename(folder), folder })),
  ]
  const consoles = await Promise.all(
    builds.flatMap(({ name, folder }) =>
      racks.map(({ release, url }) => serve({ name: `${name} ${release}`, folder }, url)),
    ),
  )
  const floorPage = await serve({ name: 'floor', folder: floor }, racks.at(-1)!.url)
  const browser = await chromium.launch(chromiumOptions)
  const { slowdown, megabits, latency: line } = CONDITIONS
  console.log(
    `Medians of ${rounds} rounds at ${slowdown} times slowdown, ${megabits} Mbit/s with ${line} ms, an API that takes ${API_LATENCY} ms. ${loadavg()[0]?.toFixed(1)} other processes run.`,
  )
  try {
    for (const page of pages) await benchPage(browser, page, consoles, floorPage, rounds)
    if (pages === PAGES) await benchMoves(browser, consoles, rounds)
  } finally {
    await browser.close()
    for (const { stop } of [...consoles, floorPage]) stop()
    for (const { stop } of racks) await stop()
    rmSync(floor, { recursive: true })
  }
}

runTool(async () => {
  const flags = parseFlags({
    rounds: { type: 'string', default: '7' },
    page: { type: 'string', multiple: true, default: [] },
    against: { type: 'string', multiple: true, default: [] },
    'no-build': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  })
  if (flags.help) return console.log(USAGE)
  const rounds = wholeNumber('--rounds', flags.rounds, 1, 100)
  const pages = pagesNamed(flags.page)
  if (!flags['no-build']) buildConsole()
  await bench(rounds, flags.against, pages)
})
