import type { Ports } from '@/ports/ports'
import type { RecorderOptions } from '@/recorder/recorder'
import { readChoice, readsOutliving, writeCleared } from './choice'
import type { RecordingStore } from './recording-store'

/** The recording store as start-up knows it: its code is loaded later. */
export interface BrowserRecordings {
  /** Whether this page load is recorded. */
  isOn: boolean
  /** Receives the lines of the log, and holds them until the recording store is loaded. */
  sink: NonNullable<RecorderOptions['sink']>
  port: Ports['recordings']
  claim: Ports['claim']
  release: Ports['release']
  /** The text of a log as it would be saved. It bypasses the store. */
  read: RecordingStore['read']
  /** Loads the recording store. Without it nothing is recorded. */
  load(): Promise<RecordingStore>
}

export const browserRecordings = (): BrowserRecordings => {
  let waiting: Parameters<BrowserRecordings['sink']>[] = []
  let sink: BrowserRecordings['sink'] = (...line) => void waiting.push(line)
  let recordingStore: Promise<RecordingStore> | undefined
  let opened: RecordingStore | undefined
  let owner: string | null = null
  let isLost = false

  const open = async () => {
    try {
      const { openRecordingStore } = await import('./browser-recording-store')
      opened = await openRecordingStore()
      if (owner !== null) opened.claim(owner)
      if (isLost) opened.claim(null)
      for (const line of waiting) opened.keep(...line)
      sink = opened.keep
      return opened
    } catch (cause) {
      sink = () => undefined
      throw cause
    } finally {
      waiting = []
    }
  }
  const load = () => (recordingStore ??= open())

  return {
    isOn: readChoice(),
    sink: (...line) => sink(...line),
    port: async request => {
      if (isLost) throw new Error('Someone else is signed in.')
      return (await load()).handle(request)
    },
    claim(person) {
      isLost = person === null
      owner = person ?? owner
      opened?.claim(person)
    },
    release() {
      if (!readsOutliving()) writeCleared(owner)
    },
    read: async (...asked) => (isLost ? '' : (await load()).read(...asked)),
    load,
  }
}
