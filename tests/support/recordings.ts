import { createKeeper, type KeeperOptions } from '@/app/browser/recordings/keeper'
import { LOG_VERSION, type LogHeader, type LogLine } from '@/recorder/log'

export const logHeader = (given: Partial<LogHeader> = {}): LogHeader => ({
  kind: 'header',
  version: LOG_VERSION,
  build: 'b',
  apiVersion: 'a',
  start: 1_000,
  seed: 1,
  origin: 'http://console.test',
  place: { path: '/projects', search: '', entry: 0 },
  locale: 'en-US',
  timeZone: 'UTC',
  kept: {},
  ...given,
})

/** An answer of so many characters. */
export const answerLine = (seq: number, body: string): LogLine => ({
  kind: 'answer',
  seq,
  t: seq,
  call: seq,
  response: { status: 200, headers: {}, body },
})

/** Lines as the file of a log has them. */
export const linesOf = (...lines: readonly (LogHeader | LogLine)[]) =>
  lines.map(line => `${JSON.stringify(line)}\n`).join('')

/** A keeper of sessions whose timers run out when told to, with the files that it has saved. */
export const keeperOn = (
  given: Pick<KeeperOptions, 'store'> & Partial<Pick<KeeperOptions, 'id'>>,
) => {
  const timers = new Map<number, () => void>()
  const saved: { name: string; blob: Blob }[] = []
  let isOn = true
  let count = 0
  const keeper = createKeeper({
    id: 'this',
    timers: {
      set: callback => {
        timers.set(++count, callback)
        return count
      },
      clear: timer => void timers.delete(timer as number),
    },
    choice: { read: () => isOn, write: chosen => void (isOn = chosen) },
    saveBlob: (name, blob) => void saved.push({ name, blob }),
    ...given,
  })
  return {
    ...keeper,
    saved,
    /** Lets all timers run out. */
    pass() {
      const due = [...timers.values()]
      timers.clear()
      for (const callback of due) callback()
    },
    look: () => keeper.handle({ type: 'look' }),
  }
}
