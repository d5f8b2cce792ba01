import {
  createRecordingStore,
  type RecordingStoreOptions,
} from '@/browser/recordings/recording-store'
import { memoryStore } from '@/browser/recordings/memory-store'
import { NEWEST_VERSION } from '@/api/core/rack'
import { LOG_VERSION, type LogHeader, type LogLine } from '@/recorder/log'
import { readLog } from './read-log'
import { createRecorder } from '@/recorder/recorder'
import { reportOf } from '@/recorder/replayer'
import { startConsole } from './console'
import { replayLog } from './recorded'

export const logHeader = (given: Partial<LogHeader> = {}): LogHeader => ({
  kind: 'header',
  version: LOG_VERSION,
  build: 'b',
  apiVersion: 'a',
  start: 1_000,
  seed: 1,
  origin: 'http://console.test',
  location: { path: '/projects', search: '', historyIndex: 0 },
  locale: 'en-US',
  timeZone: 'UTC',
  kept: {},
  ...given,
})

/** An answer line with a body of a given length. */
export const answerLine = (seq: number, body: string): LogLine => ({
  kind: 'answer',
  seq,
  t: seq,
  call: seq,
  response: { status: 200, headers: {}, body },
})

/** The text of a log file. */
export const linesOf = (...lines: readonly (LogHeader | LogLine)[]) =>
  lines.map(line => `${JSON.stringify(line)}\n`).join('')

/** Replays a log and returns the report. */
export const replayed = async (text: string) => reportOf(await replayLog(readLog(text)))

/**
 * A recording store whose timers the test fires, with the files it has saved. `owner` is logged in
 * from the start.
 */
export const recordingStoreOn = ({
  owner,
  ...given
}: Pick<RecordingStoreOptions, 'store'> &
  Partial<Pick<RecordingStoreOptions, 'id' | 'tab' | 'crashed' | 'surroundings' | 'now'>> & {
    owner?: string
  }) => {
  const timers = new Map<number, () => void>()
  const saved: { name: string; blob: Blob }[] = []
  let isOn = true
  let isOutliving = true
  let count = 0
  const recordingStore = createRecordingStore({
    id: 'this',
    tab: 'tab',
    crashed: null,
    timers: {
      set: callback => {
        timers.set(++count, callback)
        return count
      },
      clear: timer => void timers.delete(timer as number),
    },
    choice: { read: () => isOn, write: chosen => void (isOn = chosen) },
    outliving: { read: () => isOutliving, write: chosen => void (isOutliving = chosen) },
    surroundings: {},
    now: () => 0,
    saveBlob: (name, blob) => void saved.push({ name, blob }),
    ...given,
  })
  if (owner !== undefined) recordingStore.claim(owner)
  return {
    ...recordingStore,
    saved,
    /** Fires all timers. */
    pass() {
      const due = [...timers.values()]
      timers.clear()
      for (const callback of due) callback()
    },
    look: () => recordingStore.handle({ type: 'look' }),
  }
}

/** A console that is recorded and stores its sessions, as in a browser. */
export const startRecorded = async (
  options: Parameters<typeof startConsole>[0],
  given: Partial<Parameters<typeof recordingStoreOn>[0]> = {},
) => {
  const recordingStore = recordingStoreOn({
    store: memoryStore(),
    now: () => Date.now(),
    ...given,
  })
  const recorder = createRecorder({
    build: 'test',
    apiVersion: NEWEST_VERSION,
    sink: recordingStore.keep,
  })
  const console = await startConsole({
    ...options,
    recorder,
    recordings: recordingStore.handle,
    claim: recordingStore.claim,
  })
  return {
    ...console,
    recordingStore,
    /** The text of the log so far, ending with a checkpoint. */
    async text() {
      recorder.checkpoint()
      return recordingStore.read()
    },
  }
}
