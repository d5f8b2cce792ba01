import { canonicalJson } from '@/lib/hash'
import { changesBetween } from '@/recorder/changes'
import type { Log } from '@/recorder/log'
import { startReplay, type Build, type ReplayedState } from '@/recorder/stepper'

/** A state to look for. */
export interface Sought {
  /** Anywhere in a section, written as JSON with sorted keys. */
  text: string
  /** Prefix of the section's name, such as `actor form/` or `slice toasts`; any by default. */
  section?: string | undefined
}

const NOTHING: ReplayedState = { actors: {}, api: { queries: {} } }

/** Whether a section that changed since `before` contains the text. */
const showsSince = (
  before: ReplayedState,
  after: ReplayedState,
  { text, section: name = '' }: Sought,
): boolean =>
  changesBetween(before, after).some(
    ({ section, after: value }) => section.startsWith(name) && canonicalJson(value).includes(text),
  )

export const shows = (state: ReplayedState, sought: Sought) => showsSince(NOTHING, state, sought)

/** The shortest prefix of a log after which the state contains the text; null if there is none. */
export const trimTo = async (log: Log, build: Build, sought: Sought): Promise<Log | null> => {
  const running = await startReplay(log, build)
  const soFar = () => ({ ...log, lines: log.lines.slice(0, running.position) })
  try {
    if (shows(running.state(), sought)) return soFar()
    for (let step = await running.step(); step; step = await running.step())
      if (showsSince(step.before, step.after, sought)) return soFar()
    return null
  } finally {
    running.stop()
  }
}
