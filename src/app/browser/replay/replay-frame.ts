import type { App } from '@/app/create-app'
import type { Ports } from '@/app/ports'
import type { Locale } from '@/lib/time'
import { withBodies } from '@/recorder/bodies'
import { changesBetween } from '@/recorder/changes'
import type { Log } from '@/recorder/log'
import { isInput, startReplay, type RunningReplay, type Step } from '@/recorder/stepper'
import { nextTask } from '@/recorder/next-task'
import { replaceDate } from './log-date'
import type { FromReplayFrame, ReplayFrameReport, ToReplayFrame } from './protocol'

export interface ReplayFrameOptions<View> {
  /** Builds the console on the ports of the replay. */
  build(ports: Ports): App<View>
  /** Shows the console as in the browser of the log; gives what takes it away again. */
  show(app: App<View>, reader: Locale): () => void
  tell(message: FromReplayFrame): void
}

/** Up to so many inputs the console stays in view on the way: drawing each takes longer than the input. */
const SHOWN_ON_THE_WAY = 12

/** How often the page hears where a replay is that moves. In milliseconds. */
const REPORT_EVERY = 100

/** What nobody wants to wait for when playing: longer pauses are cut to this. In milliseconds. */
const LONGEST_PAUSE = 1_500

/** As when the frame had no memory for what it was sent. */
const NO_LOG = 'The frame of the replay has no log.'

const wait = (ms: number) =>
  new Promise<void>(resolve => {
    setTimeout(resolve, ms)
  })

/**
 * The console under replay in its frame: does what the page around it says, one order at a time. A
 * new order ends the one before it.
 */
export const createReplayFrame = <View>({ build, show, tell }: ReplayFrameOptions<View>) => {
  let log: Log | null = null
  let times: readonly number[] = []
  let running: RunningReplay | null = null
  let shown: { app: App<View>; reader: Locale } | null = null
  let hide: (() => void) | null = null
  let position = 0
  let last: Step | null = null
  let divergence: ReplayFrameReport['divergence'] = null
  let latest = 0
  let work = Promise.resolve()
  let reported = 0
  // What widgets show of the time is that of the log; how long they take for it is not.
  const setDate = replaceDate(window)

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

  /** The end of the task that the input belongs to: of the one before it on the way back. */
  const positionBefore = (to: number) => {
    const inputs = log?.lines.filter(isInput) ?? []
    let location = to
    while (location > 0 && inputs[location]?.sameTask) location -= 1
    return location
  }

  const go = async (order: number, to: number) => {
    const target = to < position ? positionBefore(to) : to
    if (!running || target < position) await begin()
    if (target - position > SHOWN_ON_THE_WAY) setShown(false)
    for (let isOn = position < target; isOn && isLatest(order); isOn &&= position < target) {
      isOn = await step()
      reportNow(order)
    }
    setShown(true)
    report(order, true)
  }

  const play = async (order: number, speed: number) => {
    if (!log) throw new Error(NO_LOG)
    setShown(true)
    const known = divergence
    for (let isOn = true; isOn && isLatest(order);) {
      const pause = (times[position] ?? 0) - (times[position - 1] ?? 0)
      if (pause > 0) await wait(Math.min(pause, LONGEST_PAUSE) / speed)
      if (!isLatest(order)) break
      isOn = (await step()) && divergence === known
      reportNow(order)
      // What it drew is seen before the next one.
      if (pause === 0) await nextTask()
    }
    report(order, true)
  }

  const obey = async (message: ToReplayFrame) => {
    if (message.type === 'open') {
      log = withBodies(message.log)
      times = log.lines.filter(isInput).map(({ t }) => t)
      await begin()
    } else if (message.type === 'go') await go(message.order, message.to)
    else if (message.type === 'play') await play(message.order, message.speed)
    else report(message.order, true)
  }

  return (message: ToReplayFrame) => {
    if (message.type !== 'open') latest = message.order
    work = work
      .then(() => obey(message))
      .catch((cause: unknown) =>
        tell({ type: 'failed', message: cause instanceof Error ? cause.message : String(cause) }),
      )
  }
}
