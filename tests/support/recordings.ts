import {
  createRecordingStore,
  type RecordingStoreOptions,
} from '@/app/browser/recordings/recording-store'
import { memoryStore } from '@/app/browser/recordings/memory-store'
import { API_VERSION } from '@/lib/api-version'
import { LOG_VERSION, type LogHeader, type LogLine } from '@/recorder/log'
import { readLog } from '@/recorder/read-log'
import { createRecorder } from '@/recorder/recorder'
import { reportOf } from '@/recorder/report'
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

/** How the replay of a log went, in words. */
export const replayed = async (text: string) => reportOf(await replayLog(readLog(text)))

/**
 * A keeper of sessions whose timers run out when told to, with the files that it has saved. `owner`
 * is signed in from the beginning.
 */
export const recordingStoreOn = ({
  owner,
  ...given
}: Pick<RecordingStoreOptions, 'store'> &
  Partial<Pick<RecordingStoreOptions, 'id' | 'tab' | 'crashed'>> & { owner?: string }) => {
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
    saveBlob: (name, blob) => void saved.push({ name, blob }),
    ...given,
  })
  if (owner !== undefined) recordingStore.claim(owner)
  return {
    ...recordingStore,
    saved,
    /** Lets all timers run out. */
    pass() {
      const due = [...timers.values()]
      timers.clear()
      for (const callback of due) callback()
    },
    look: () => recordingStore.handle({ type: 'look' }),
  }
}

/** A console that is recorded and keeps its sessions, as in a browser. */
export const startRecorded = async (
  options: Parameters<typeof startConsole>[0],
  given: Partial<Parameters<typeof recordingStoreOn>[0]> = {},
) => {
  const recordingStore = recordingStoreOn({ store: memoryStore(), ...given })
  const recorder = createRecorder({
    build: 'test',
    apiVersion: API_VERSION,
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
    /** The text of the log so far, with a checkpoint of the present state. */
    async text() {
      recorder.checkpoint()
      return recordingStore.read()
    },
  }
}
