import type { RecordedSession, Recordings, RecordingsRequest } from '@/app/ports'
import type { LogHeader, LogLine } from '@/recorder/log'
import { addedFacts } from './facts'
import { gunzip, gzipFile } from './gzip'
import { writeSession, type SessionWriter, type SessionWriterOptions } from './session-writer'
import type { SessionStore, StoredSession } from './store'

/** How many sessions are kept, that of this page load included. */
export const MOST_SESSIONS = 10

export interface KeeperOptions extends Pick<SessionWriterOptions, 'store' | 'timers'> {
  /** A new id for the session of this page load. */
  id: string
  /** Whether page loads are recorded: chosen in this browser, for all tabs. */
  choice: { read(): boolean; write(isOn: boolean): void }
  /** Hands a file to the browser's downloads. */
  saveBlob(name: string, blob: Blob): void
}

export interface Keeper {
  keep(line: LogHeader | LogLine): void
  /** Stores at once what waits: the page may be about to go. */
  flush(): void
  /** Ends the recording of this page load, and says why in its log. */
  end(reason: string): void
  handle(request: RecordingsRequest): Promise<Recordings>
  /** The text of a log as it would be saved; of this page load where no id is given. */
  read(id?: string, note?: string): Promise<string>
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

const noted = (text: string, note: string) => {
  const end = text.indexOf('\n')
  return `${JSON.stringify({ ...JSON.parse(text.slice(0, end)), note })}${text.slice(end)}`
}

async function* textOf(store: SessionStore, id: string, note: string) {
  let isFirst = true
  for (const piece of await store.pieces(id)) {
    const text = 'text' in piece ? piece.text : await gunzip(piece.gzip)
    yield isFirst && note !== '' ? noted(text, note) : text
    isFirst = false
    if ('isEnd' in piece) return
  }
}

/** Keeps the sessions of this browser in a store, that of this page load among them. */
export const createKeeper = ({ store, timers, id, choice, saveBlob }: KeeperOptions): Keeper => {
  let writer: SessionWriter | null = null

  const all = async () => (await store.sessions()).map(toSession)

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
    // Ten sessions too many are no reason not to record this one.
    removeOldest().catch(() => undefined)
    return writeSession({ store, id, header, timers, makeRoom })
  }

  const look = async (): Promise<Recordings> => {
    await writer?.settled()
    const sessions = await all()
    return {
      isOn: choice.read(),
      current: sessions.some(session => session.id === id) ? id : null,
      ended: writer?.ended() ?? null,
      outlivesPage: store.outlivesPage,
      sessions: sessions.toSorted((a, b) => b.start - a.start),
    }
  }

  const clear = async (cleared: string | null) => {
    await writer?.settled()
    if (cleared === null || cleared === id) writer?.forget()
    await store.remove(cleared === null ? (await all()).map(session => session.id) : [cleared])
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
      case 'save':
        await writer?.settled()
        saveBlob(request.name, await gzipFile(textOf(store, request.id, request.note)))
        break
    }
    return look()
  }

  return {
    keep(line) {
      if (line.kind === 'header') writer = begin(line)
      writer?.keep(line)
    },
    flush: () => writer?.flush(),
    end: reason => writer?.end(reason),
    handle,
    async read(session = id, note = '') {
      await writer?.settled()
      let text = ''
      for await (const part of textOf(store, session, note)) text += part
      return text
    },
  }
}
