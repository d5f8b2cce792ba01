import { canonicalJson } from '@/lib/hash'
import { changesBetween } from '@/recorder/changes'
import type { Log } from '@/recorder/log'
import { startReplay, type Build, type ReplayedState } from '@/recorder/stepper'

/** A state that somebody looks for. */
export interface Sought {
  /** Anywhere in what a section holds, written as JSON with sorted keys. */
  text: string
  /** How the name of the section begins, such as `actor form/` or `slice toasts`; any unless given. */
  section?: string | undefined
}

const NOTHING: ReplayedState = { actors: {}, api: { queries: {} } }

/** Whether one of the sections that are new since `before` holds what is sought. */
const showsSince = (
  before: ReplayedState,
  after: ReplayedState,
  { text, section: name = '' }: Sought,
): boolean =>
  changesBetween(before, after).some(
    ({ section, after: value }) => section.startsWith(name) && canonicalJson(value).includes(text),
  )

export const shows = (state: ReplayedState, sought: Sought) => showsSince(NOTHING, state, sought)

/** The shortest beginning of a log after which the state shows what is sought; null if none does. */
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
