import type { RecordedSession, Recordings, RecordingsRequest } from '@/ports/ports'
import type { LogHeader, LogLine, Seen } from '@/recorder/log'
import { withParts } from '@/recorder/parts'
import type { States } from '@/recorder/recorder'
import { addedFacts } from './facts'
import { memoryStore } from './memory-store'
import { createSeen } from './seen'
import {
  gunzip,
  gzipFile,
  writeSession,
  type SessionWriter,
  type SessionWriterOptions,
} from './session-writer'
import type { SessionStore, StoredSession } from './store'

/** How many sessions are kept, including that of this page load. */
export const MOST_SESSIONS = 10

export interface RecordingStoreOptions extends Pick<
  SessionWriterOptions,
  'store' | 'timers' | 'tab'
> {
  /** A new id for the session of this page load. */
  id: string
  /** The session of the previous page load in this tab, if it crashed. */
  crashed: string | null
  /** Whether page loads are recorded, for all tabs of this browser. */
  choice: { read(): boolean; write(isOn: boolean): void }
  /** Whether sessions are kept when their owner signs out, also for all tabs. */
  outliving: RecordingStoreOptions['choice']
  /** What only the browser can say of this page load. */
  surroundings: Pick<LogHeader, 'release' | 'browser' | 'window'>
  /** Milliseconds since the epoch. */
  now(): number
  /** Downloads a file. */
  saveBlob(name: string, blob: Blob): void
}

export interface RecordingStore {
  keep(line: LogHeader | LogLine, states?: States): void
  /** Notes what the person sees, which no state depends on. */
  see(what: Seen): void
  /** Stores pending lines at once, because the page may be about to close. */
  flush(): void
  /** Sets who is signed in. Only their sessions are shown, this one among them. Null: someone else. */
  claim(owner: string | null): void
  /** Ends the recording of this page load and gives the reason in its log. */
  end(reason: string): void
  handle(request: RecordingsRequest): Promise<Recordings>
  /** The text of a log as it would be saved, or its steps; by default that of this page load. */
  read(id?: string, note?: string, as?: 'steps'): Promise<string>
}

export const SWITCHED_OFF = 'Recording was switched off.'

const toSession = ({ record, latest }: StoredSession): RecordedSession => {
  const { id, start, path, facts, size } = record
  return {
    id,
    start,
    path,
    ...latest.reduce((sum, piece) => addedFacts(sum, piece.facts), facts),
    size: latest.reduce((sum, { text }) => sum + text.length, size),
  }
}

const withNote = (text: string, note: string) => {
  const end = text.indexOf('\n')
  return `${JSON.stringify({ ...JSON.parse(text.slice(0, end)), note })}${text.slice(end)}`
}

async function* textOf(store: Pick<SessionStore, 'pieces'>, id: string, note: string) {
  let isFirst = true
  for (const piece of await store.pieces(id)) {
    const text = 'text' in piece ? piece.text : await gunzip(piece.gzip)
    yield isFirst && note !== '' ? withNote(text, note) : text
    isFirst = false
    if ('isEnd' in piece) return
  }
}

/** What two stores hold together. A session may be in both; the whole one is in `spare`. */
const joined = (
  store: SessionStore,
  spare: SessionStore,
): Pick<SessionStore, 'sessions' | 'pieces' | 'remove'> => ({
  async sessions() {
    const inSpare = await spare.sessions()
    const isWhole = ({ record: { id } }: StoredSession) =>
      inSpare.every(({ record }) => record.id !== id)
    return [...inSpare, ...(await store.sessions()).filter(isWhole)]
  },
  async pieces(session) {
    const pieces = await spare.pieces(session)
    return pieces.length > 0 ? pieces : store.pieces(session)
  },
  async remove(sessions) {
    await Promise.all([spare.remove(sessions), store.remove(sessions)])
  },
})

/**
 * Keeps the sessions of this browser in a store, including that of this page load: in memory if the
 * store takes nothing of it.
 */
export const createRecordingStore = ({
  store: first,
  timers,
  id,
  tab,
  crashed,
  choice,
  outliving,
  surroundings,
  now,
  saveBlob,
}: RecordingStoreOptions): RecordingStore => {
  const spare = memoryStore()
  const store = joined(first, spare)
  let writer: SessionWriter | null = null
  let owner: string | null = null
  const seen = createSeen()
  /** Of the log: its start, the last input and its time, and how many characters it has. */
  let start = 0
  let last = { seq: 0, t: 0 }
  let written = 0
  let isLost = false

  const time = () => Math.max(last.t, Math.round(now() - start))

  const writeSeen = (isLast = false) => {
    for (const line of seen.take(time(), written, isLast)) writer?.keep(line)
  }

  const all = async () => (await store.sessions()).map(toSession)

  /** Whether the current person may see a session. */
  const isShown = ({ record }: StoredSession) => {
    if (record.id === id) return true
    if (owner === null) return record.id === crashed && record.owner === undefined
    return record.owner === undefined ? record.tab === tab : record.owner === owner
  }

  const shown = async () => (await store.sessions()).filter(isShown).map(toSession)

  const others = async () =>
    (await all()).filter(session => session.id !== id).toSorted((a, b) => b.end - a.end)

  const makeRoom = async () => {
    const oldest = (await others()).at(-1)
    if (oldest) await store.remove([oldest.id])
    return oldest !== undefined
  }

  const begin = (header: LogHeader) => {
    const removeOldest = async () =>
      store.remove((await others()).slice(MOST_SESSIONS - 1).map(session => session.id))
    // Recording goes on even if old sessions cannot be removed.
    removeOldest().catch(() => undefined)
    return writeSession({ store: first, spare, id, tab, header, timers, makeRoom })
  }

  const look = async (): Promise<Recordings> => {
    await writer?.settled()
    const sessions = await shown()
    return {
      isOn: choice.read(),
      current: sessions.some(session => session.id === id) ? id : null,
      ended: writer?.ended() ?? null,
      outlivesSignOut: outliving.read(),
      outlivesPage: writer?.outlivesPage() ?? first.outlivesPage,
      sessions: sessions.toSorted((a, b) => b.start - a.start),
    }
  }

  const clear = async (cleared: string | null) => {
    await writer?.settled()
    if (cleared === null || cleared === id) writer?.forget()
    const ids = (await shown()).map(session => session.id)
    await store.remove(ids.filter(each => cleared === null || each === cleared))
  }

  /** The text of a session that the current person may see, in parts. */
  async function* readable(session: string, note: string) {
    await writer?.settled()
    const ids = (await shown()).map(each => each.id)
    if (ids.includes(session)) yield* textOf(store, session, note)
  }

  const handle = async (request: RecordingsRequest) => {
    switch (request.type) {
      case 'look':
        break
      case 'clear':
        await clear(request.id)
        break
      case 'switch':
        choice.write(request.isOn)
        if (!request.isOn) writer?.end(SWITCHED_OFF)
        break
      case 'outlive':
        outliving.write(request.outlivesSignOut)
        break
      case 'save':
        saveBlob(request.name, await gzipFile(readable(request.id, request.note)))
        break
    }
    return look()
  }

  return {
    keep(line, states) {
      if (line.kind === 'header') {
        const header = { ...line, ...surroundings }
        start = line.start
        writer = begin(header)
        if (owner !== null) writer.own(owner)
        written = writer.keep(header)
        return
      }
      if ('t' in line) {
        // Inputs of one task stand together.
        if (!line.sameTask) writeSeen()
        last = line
      }
      written += writer?.keep(withParts(line, states)) ?? 0
    },
    see(what) {
      if (writer && !isLost) seen.note(what, last.seq, time())
    },
    claim(person) {
      isLost = person === null
      if (person === null) return
      owner = person
      writer?.own(person)
    },
    flush() {
      writeSeen(true)
      writer?.flush()
    },
    end: reason => writer?.end(reason),
    handle,
    async read(session = id, note = '', as) {
      let text = ''
      for await (const part of readable(session, note)) text += part
      return as && text ? (await import('@/recorder/reproduction')).stepsOfText(text) : text
    },
  }
}
