import type { LogHeader, LogLine } from '@/recorder/log'
import { createPacker } from '@/recorder/packing'
import { addedFacts, factsOf, NO_FACTS } from './facts'
import type { SessionRecord, SessionStore, TextPiece } from './store'

const throughStream = (
  blob: Blob,
  stream: ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>,
) => new Response(blob.stream().pipeThrough(stream))

/** Compresses a text into one whole member of a gzip file. */
const gzip = async (text: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await throughStream(new Blob([text]), new CompressionStream('gzip')).arrayBuffer())

/** Uncompresses one member. */
export const gunzip = (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  throughStream(new Blob([bytes]), new DecompressionStream('gzip')).text()

/** Compresses the parts of a text into a gzip file of one member, which every tool can read. */
export const gzipFile = async (parts: AsyncIterable<string>): Promise<Blob> => {
  const { readable, writable } = new CompressionStream('gzip')
  const file = new Response(readable).blob()
  const writer = writable.getWriter()
  const encoder = new TextEncoder()
  for await (const part of parts) await writer.write(encoder.encode(part))
  await writer.close()
  return new Blob([await file], { type: 'application/gzip' })
}

/**
 * How long lines are buffered before they are stored, in milliseconds. A crash loses that much, but
 * storing is the largest cost of recording.
 */
const PAUSE = 2_000

/** Sizes in characters: of a text that is stored without waiting, and of one that is compressed. */
const PIECE = 64_000
const CHUNK = 256_000

const FULL = 'This browser has no more room for it.'
const UNAVAILABLE = 'This browser could not store it.'

export interface SessionWriterOptions {
  store: SessionStore
  /** Takes the whole session if `store` takes none of it, or no more. */
  spare: SessionStore
  id: string
  /** The tab that this page was loaded in. */
  tab: string
  header: LogHeader
  timers: {
    set(callback: () => void, ms: number): unknown
    clear(timer: unknown): void
  }
  /** Removes something else from the store; false if there is nothing else. */
  makeRoom(): Promise<boolean>
}

const isFull = (cause: unknown) =>
  cause instanceof DOMException && cause.name === 'QuotaExceededError'

/** Stores the lines of a session as they come, and compresses them in chunks. */
export const writeSession = ({
  store: first,
  spare,
  id,
  tab,
  header,
  timers,
  makeRoom,
}: SessionWriterOptions) => {
  const { start, location } = header
  let record: SessionRecord = {
    id,
    tab,
    start,
    path: location.path,
    upTo: -1,
    facts: NO_FACTS,
    size: 0,
  }
  const pack = createPacker()
  let owner: string | null = null
  let store = first
  let isAnyStored = false
  let waiting: Pick<TextPiece, 'text' | 'facts'> = { text: '', facts: NO_FACTS }
  /** Stored as text, not compressed yet. */
  let latest: readonly TextPiece[] = []
  let timer: unknown
  let next = 0
  let isCompacting = false
  let ended: string | null = null
  let isGone = false
  let stored = Promise.resolve()

  const follow = (work: Promise<void>) => {
    const before = stored
    stored = (async () => {
      await before
      await work
    })()
  }

  /** Retries a write for as long as something else can be removed. */
  const withRoom = async <Result>(write: () => Promise<Result>): Promise<Result> => {
    for (;;) {
      try {
        return await write()
      } catch (cause) {
        if (!isFull(cause) || !(await makeRoom())) throw cause
      }
    }
  }

  const addLine = (line: LogHeader | LogLine) => {
    const text = `${JSON.stringify(line.kind === 'header' ? line : pack(line))}\n`
    const facts = addedFacts(waiting.facts, factsOf(line, text.length, start))
    waiting = { text: waiting.text + text, facts }
    return text.length
  }

  const append = (piece: TextPiece) => {
    latest = [...latest, piece]
    const to = store
    const work = async () => {
      await to.append(piece)
      isAnyStored = true
    }
    follow(
      withRoom(work).catch(cause => {
        if (!isAnyStored || isFull(cause)) goOnInSpare()
        // What was refused is in the other store by now.
        if (store === to) fail(cause, piece.number)
      }),
    )
  }

  /** Takes the session over into the other store, which must have room for all of it. */
  const goOnInSpare = () => {
    if (store === spare || isGone || record.size >= spare.limit) return
    store = spare
    const { upTo } = record
    const moved = async () => {
      try {
        for (const piece of isAnyStored ? await first.pieces(id) : [])
          if ('gzip' in piece && piece.number <= upTo) await spare.compact(record, piece)
      } catch (cause) {
        // Without its beginning, the session cannot be read: it ends where it was.
        store = first
        await spare.remove([id])
        return fail(cause)
      }
      return first.remove([id]).catch(() => undefined)
    }
    void spare.begin(owner === null ? record : { ...record, owner })
    for (const piece of latest) void spare.append(piece)
    follow(moved())
  }

  /** Starts to store pending lines at once. */
  const flush = () => {
    timers.clear(timer)
    timer = undefined
    if (waiting.text === '') return
    const piece = { session: id, number: next++, ...waiting }
    waiting = { text: '', facts: NO_FACTS }
    append(piece)
    if (latest.reduce((sum, { text }) => sum + text.length, 0) >= CHUNK) follow(compact())
  }

  /** `lost` is the number of a piece that could not be stored; the end takes that number. */
  const end = (reason: string, lost?: number) => {
    if (ended !== null || isGone) return
    ended = reason
    flush()
    const text = `${JSON.stringify({ kind: 'end', reason })}\n`
    const facts = { ...NO_FACTS, length: text.length }
    append({ session: id, number: lost ?? next++, text, facts, isEnd: true })
  }

  const fail = (cause: unknown, lost?: number) => end(isFull(cause) ? FULL : UNAVAILABLE, lost)

  const forget = () => {
    isGone = true
    waiting = { text: '', facts: NO_FACTS }
    latest = []
  }

  const compact = async () => {
    if (isCompacting || isGone) return
    isCompacting = true
    const to = store
    try {
      const pieces = latest
      const bytes = await gzip(pieces.map(({ text }) => text).join(''))
      const compacted: SessionRecord = {
        ...record,
        ...(owner !== null && { owner }),
        upTo: pieces.at(-1)?.number ?? record.upTo,
        size: record.size + bytes.length,
        facts: pieces.reduce((sum, { facts }) => addedFacts(sum, facts), record.facts),
      }
      const piece = { session: id, number: pieces[0]?.number ?? 0, gzip: bytes }
      const isThere = await withRoom(() => to.compact(compacted, piece))
      if (store !== to) return
      if (isThere) {
        record = compacted
        latest = latest.slice(pieces.length)
        if (record.size >= store.limit) end(FULL)
      } else if (!isGone) {
        // Another tab removed the session.
        forget()
        await store.remove([id])
      }
    } catch (cause) {
      if (isFull(cause)) goOnInSpare()
      if (store === to) fail(cause)
    } finally {
      isCompacting = false
    }
  }

  follow(withRoom(() => first.begin(record)).catch(goOnInSpare))

  return {
    /** Returns the length of its text; 0 if it is not kept. */
    keep(line: LogHeader | LogLine): number {
      if (ended !== null || isGone) return 0
      const length = addLine(line)
      if (waiting.text.length >= PIECE) flush()
      else timer ??= timers.set(flush, PAUSE)
      return length
    },
    flush,
    end,
    /** Sets the owner of the whole session. */
    own(person: string) {
      owner = person
      const before = stored
      let to = store
      const work = async () => {
        // A record that is just being stored has no owner yet.
        await before
        to = store
        await to.own(id, person)
      }
      follow(
        withRoom(work).catch(cause => {
          if (!isAnyStored || isFull(cause)) goOnInSpare()
          if (store === to) fail(cause)
        }),
      )
    },
    /** Stops storing: the session was removed from the store. */
    forget,
    /** Settles when all lines so far are stored, or could not be. */
    async settled() {
      flush()
      await stored
    },
    ended: () => ended,
    outlivesPage: () => store.outlivesPage,
    isGone: () => isGone,
  }
}

export type SessionWriter = ReturnType<typeof writeSession>
