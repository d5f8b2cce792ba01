import type { Ports } from '@/ports/ports'
import type { Locale } from '@/lib/time'
import { withBodies } from '@/recorder/bodies'
import { changesBetween, type SectionChange } from '@/recorder/changes'
import type { Divergence } from '@/recorder/divergence'
import type { Log } from '@/recorder/log'
import { searchState, type StateHit, type StateSearchProgress } from '@/recorder/state-search'
import {
  isInput,
  startReplay,
  type ReplayedApp,
  type RunningReplay,
  type Step,
} from '@/recorder/stepper'
import { nextTask } from '@/recorder/input-queue'
import { seenAt, seenIn, type SeenMoment } from '@/recorder/seen'
import { replaceDate } from './sandbox'
import { createScrolling } from './scrolling'
import type { FromReplayFrame, ReplayFrameReport, ToReplayFrame } from '@/ports/replay-frame'

export interface ReplayFrameOptions<App extends ReplayedApp> {
  /** Builds a console on the ports of the replay. */
  build(ports: Ports): App
  /** Shows the console as in the recorded browser; returns what hides it again. */
  show(app: App, reader: Locale): () => void
  tell(message: FromReplayFrame<SectionChange, Divergence, StateSearchProgress>): void
}

/** Seeks over more inputs hide the console meanwhile: drawing takes longer than the inputs. */
const SHOWN_ON_THE_WAY = 12

/** How often a moving replay reports its position, in milliseconds. */
const REPORT_EVERY = 100

/** After so much of a search, in milliseconds, whatever else waits has its turn. */
const SEARCHED_AT_ONCE = 8

/** Longer pauses are cut to this when playing, in milliseconds. */
const LONGEST_PAUSE = 1_500

/** Happens if the frame had no memory for the log it was sent. */
const NO_LOG = 'The frame of the replay has no log.'

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))

const wait = (ms: number) =>
  new Promise<void>(resolve => {
    setTimeout(resolve, ms)
  })

/**
 * The replayed console in its frame. It carries out the orders of the page around it one at a time;
 * a new order ends the one before it.
 */
export const createReplayFrame = <App extends ReplayedApp>({
  build,
  show,
  tell,
}: ReplayFrameOptions<App>) => {
  let log: Log | null = null
  let times: readonly number[] = []
  let seen: readonly SeenMoment[] = []
  let running: RunningReplay | null = null
  let shown: { app: App; reader: Locale } | null = null
  let hide: (() => void) | null = null
  let position = 0
  let last: Step | null = null
  let divergence: ReplayFrameReport<SectionChange, Divergence>['divergence'] = null
  let latest = 0
  let latestSearch = 0
  let work = Promise.resolve()
  let reported = 0
  // Widgets show the time of the log, but animate in real time.
  const setDate = replaceDate(window)
  const scrolling = createScrolling()
  const followScrolls = (until?: number) => scrolling.to(seenAt(seen, position, 0, until).scrolls)

  const isLatest = (order: number) => order === latest
  const report = (order: number, isDone: boolean) => {
    reported = performance.now()
    const changes = last ? changesBetween(last.before, last.after) : []
    tell({ type: 'at', order, position, isDone, changes, divergence })
  }
  const reportNow = (order: number) => {
    if (performance.now() - reported >= REPORT_EVERY) report(order, false)
  }

  const setShown = (isShown: boolean) => {
    if (isShown && shown) hide ??= show(shown.app, shown.reader)
    else if (!isShown) {
      hide?.()
      hide = null
    }
  }

  const begin = async () => {
    setShown(false)
    scrolling.forget()
    running?.stop()
    running = null
    position = 0
    last = null
    divergence = null
    if (!log) throw new Error(NO_LOG)
    setDate(log.header.start)
    running = await startReplay(log, ports => {
      const app = build(ports)
      shown = { app, reader: ports.tab.reader }
      return app
    })
    if (running.divergence) divergence = { position, what: running.divergence }
  }

  /** False at the end of the log. */
  const step = async () => {
    const taken = await running?.step()
    if (!taken) return false
    last = taken
    setDate((log?.header.start ?? 0) + (taken.inputs.at(-1)?.t ?? 0))
    position += taken.inputs.length
    if (taken.divergence) divergence = { position, what: taken.divergence }
    return true
  }

  /** The last position at or before `to` that is not in the middle of a task. */
  const taskBoundary = (to: number) => {
    const inputs = log?.lines.filter(isInput) ?? []
    let at = to
    while (at > 0 && inputs[at]?.sameTask) at -= 1
    return at
  }

  const go = async (order: number, to: number) => {
    const target = to < position ? taskBoundary(to) : to
    if (!running || target < position) await begin()
    if (target - position > SHOWN_ON_THE_WAY) setShown(false)
    for (let isOn = position < target; isOn && isLatest(order); isOn &&= position < target) {
      isOn = await step()
      reportNow(order)
    }
    setShown(true)
    followScrolls()
    report(order, true)
  }

  /** Lets the time before the next input pass, in which the person may have scrolled. */
  const pass = async (order: number, from: number, to: number, speed: number) => {
    const pace = Math.min(1, LONGEST_PAUSE / (to - from)) / speed
    let now = from
    const moments = seen.flatMap(({ position: its, at, what }) =>
      its === position && what.type === 'scroll' && at > from && at < to ? [at] : [],
    )
    for (const at of [...moments, to]) {
      await wait((at - now) * pace)
      if (!isLatest(order)) return
      followScrolls(at)
      now = at
    }
  }

  const play = async (order: number, speed: number) => {
    if (!log) throw new Error(NO_LOG)
    setShown(true)
    const known = divergence
    for (let isOn = true; isOn && isLatest(order);) {
      const [from, to] = [times[position - 1] ?? 0, times[position] ?? 0]
      const pause = to - from
      if (pause > 0) await pass(order, from, to, speed)
      if (!isLatest(order)) break
      isOn = (await step()) && divergence === known
      followScrolls(times[position - 1])
      reportNow(order)
      // Lets the browser draw before the next input.
      if (pause === 0) await nextTask()
    }
    report(order, true)
  }

  /** Replays the log in a second console, beside the one that is shown and never drawn. */
  const find = async (search: number, text: string) => {
    if (!log) throw new Error(NO_LOG)
    let [told, rested] = [performance.now(), performance.now()]
    let hits: StateHit[] = []
    let soFar: StateSearchProgress | null = null
    const tellFound = (isDone: boolean) => {
      if (soFar) tell({ type: 'found', search, isDone, found: { ...soFar, hits } })
      told = performance.now()
      hits = []
    }
    for await (const progress of searchState(log, build, text)) {
      // Leaving the loop stops the console.
      if (search !== latestSearch) return
      soFar = progress
      hits.push(...progress.hits)
      if (performance.now() - told >= REPORT_EVERY) tellFound(false)
      if (performance.now() - rested < SEARCHED_AT_ONCE) continue
      await wait(0)
      rested = performance.now()
    }
    tellFound(true)
  }

  const handle = async (message: Exclude<ToReplayFrame<Log>, { type: 'search' }>) => {
    if (message.type === 'open') {
      log = withBodies(message.log)
      times = log.lines.filter(isInput).map(({ t }) => t)
      seen = seenIn(log.lines)
      await begin()
    } else if (message.type === 'go') await go(message.order, message.to)
    else if (message.type === 'play') await play(message.order, message.speed)
    else report(message.order, true)
  }

  return (message: ToReplayFrame<Log>) => {
    if (message.type === 'search') {
      const { search, text } = message
      latestSearch = search
      if (text !== '')
        find(search, text).catch((cause: unknown) =>
          tell({ type: 'searchFailed', search, message: messageOf(cause) }),
        )
      return
    }
    if (message.type !== 'open') latest = message.order
    work = work
      .then(() => handle(message))
      .catch((cause: unknown) => tell({ type: 'failed', message: messageOf(cause) }))
  }
}
