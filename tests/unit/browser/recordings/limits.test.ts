import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { memoryStore } from '@/browser/recordings/memory-store'
import type { SessionStore } from '@/browser/recordings/store'
import { bytesToBase64 } from '@/lib/base64'
import type { LogLine } from '@/recorder/log'
import { answerLine, recordingStoreOn, linesOf, logHeader } from '#tests/support/recordings'

const MEGABYTE = 1_000_000

/** Text that barely compresses, also after another one. */
const incompressible = (bytes: number, seed = 1) => {
  let value = seed
  const random = Uint8Array.from({ length: bytes }, () => {
    value = (value * 48_271) % 2_147_483_647
    return value >> 8
  })
  return bytesToBase64(random)
}

/** The size of a session in a store, in bytes. */
const sizeOf = async (store: SessionStore, id = 'this') =>
  (await store.pieces(id)).reduce(
    (sum, piece) => sum + ('gzip' in piece ? piece.gzip.length : piece.text.length),
    0,
  )

const END = { kind: 'end', reason: 'This browser has no more room for it.' } as const

describe('a session in memory only', () => {
  test('stays below 8 MB, and says where its log ends', { timeout: 60_000 }, async () => {
    const store = memoryStore()
    const recordingStore = recordingStoreOn({ store })
    recordingStore.keep(logHeader())
    let largest = 0
    for (let seq = 0; seq < 60; seq++) {
      recordingStore.keep(answerLine(seq, incompressible(200_000, seq + 1)))
      const { ended } = await recordingStore.look()
      largest = Math.max(largest, await sizeOf(store))
      if (ended !== null) break
    }
    expect(await recordingStore.look()).toMatchObject({ ended: END.reason, outlivesPage: false })
    expect(largest).toBeGreaterThan(6 * MEGABYTE)
    expect(largest).toBeLessThan(8 * MEGABYTE)
    const text = await recordingStore.read()
    expect(text.endsWith(linesOf(END))).toBe(true)
    recordingStore.keep(answerLine(99, 'late'))
    expect(await recordingStore.read()).toBe(text)
  })
})

/** A store with room for this many characters of text. */
const smallStore = (room: number): SessionStore => {
  const store = memoryStore()
  const full = () => new DOMException('No room', 'QuotaExceededError')
  return {
    ...store,
    async append(piece) {
      const sessions = await store.sessions()
      const sizes = await Promise.all(sessions.map(({ record }) => sizeOf(store, record.id)))
      const taken = sizes.reduce((sum, size) => sum + size, 0)
      if (taken + piece.text.length > room) throw full()
      await store.append(piece)
    },
  }
}

describe('a browser without room', () => {
  test('makes room by removing its oldest sessions', async () => {
    const store = smallStore(5_000)
    for (const [at, id] of ['first', 'second'].entries()) {
      const recordingStore = recordingStoreOn({ store, id, owner: 'ada' })
      ;[logHeader({ start: at }), answerLine(at, incompressible(1_125))].forEach(line =>
        recordingStore.keep(line),
      )
      await recordingStore.look()
    }
    const recordingStore = recordingStoreOn({ store, owner: 'ada' })
    ;[logHeader({ start: 9_000 }), answerLine(1, incompressible(1_500))].forEach(line =>
      recordingStore.keep(line),
    )
    const { ended, sessions } = await recordingStore.look()
    expect(ended).toBeNull()
    expect(sessions.map(({ id }) => id)).toEqual(['this', 'second'])
  })

  test('goes on in memory with the whole session if nothing else can be removed', async () => {
    const small = smallStore(400_000)
    const recordingStore = recordingStoreOn({ store: { ...small, outlivesPage: true } })
    // Compressed in the store by then, all but the last.
    const lines = [logHeader(), ...[1, 2].map(seq => answerLine(seq, incompressible(200_000, seq)))]
    const late = [3, 4].map(seq => answerLine(seq, incompressible(200_000, seq)))
    for (const line of lines) recordingStore.keep(line)
    expect(await recordingStore.look()).toMatchObject({ ended: null, outlivesPage: true })
    for (const line of late) recordingStore.keep(line)
    expect(await recordingStore.look()).toMatchObject({
      current: 'this',
      ended: null,
      outlivesPage: false,
      sessions: [{ id: 'this', answers: 4 }],
    })
    expect(await recordingStore.read()).toBe(linesOf(...lines, ...late))
    expect(await small.pieces('this')).toEqual([])
  })

  test('ends where it was if what is stored cannot be read any more', async () => {
    const small = smallStore(400_000)
    let isLost = false
    const recordingStore = recordingStoreOn({
      store: {
        ...small,
        pieces: async id => {
          if (isLost) throw new Error('no')
          return small.pieces(id)
        },
      },
    })
    const lines = [logHeader(), ...[1, 2].map(seq => answerLine(seq, incompressible(200_000, seq)))]
    for (const line of lines) recordingStore.keep(line)
    await recordingStore.look()
    isLost = true
    for (const seq of [3, 4]) recordingStore.keep(answerLine(seq, incompressible(200_000, seq)))
    expect((await recordingStore.look()).ended).not.toBeNull()
    isLost = false
    expect(await recordingStore.read()).toContain(linesOf(...lines))
  })

  const full = () => Promise.reject(new DOMException('No room', 'QuotaExceededError'))
  const broken = () => Promise.reject(new Error('no'))

  test.each<[string, Partial<SessionStore>]>([
    ['sessions', { begin: full, append: full, own: full, compact: full }],
    ['lines', { append: full }],
    ['a record', { begin: full }],
    ['anything, or is broken', { begin: broken, append: broken, own: broken, remove: broken }],
  ])('for %s when the page loads records in memory', async (_what, refusals) => {
    const store: SessionStore = { ...memoryStore(), outlivesPage: true, ...refusals }
    const recordingStore = recordingStoreOn({ store, owner: 'ada' })
    const lines = [logHeader(), answerLine(1, 'a'), answerLine(2, 'b')] as const
    recordingStore.keep(lines[0])
    recordingStore.keep(lines[1])
    recordingStore.pass()
    await recordingStore.look()
    recordingStore.keep(lines[2])
    expect(await recordingStore.look()).toMatchObject({
      current: 'this',
      ended: null,
      outlivesPage: false,
      sessions: [{ id: 'this' }],
    })
    expect(await recordingStore.read()).toBe(linesOf(...lines))
  })
})

const SECOND = 1_000
const DAY = 24 * 60 * 60 * SECOND

/** A poll every ten seconds with all its lines; now and then the answer differs in a hash. */
function* dayOfPolling(): Generator<LogLine> {
  let seq = 0
  for (let t = 0; t < DAY; t += 10 * SECOND) {
    const call = t / SECOND
    const body = t % (600 * SECOND) === 0 ? JSON.stringify({ t, a: 'x'.repeat(20_000) }) : ''
    yield { kind: 'timer', seq: ++seq, t, timer: seq }
    const url = '/v1/instances?limit=25&project=mock-project&sort_by=name_ascending'
    yield { kind: 'request', seq, call, request: { method: 'GET', url } }
    const headers = {
      'content-type': 'application/json',
      'x-request-id': `${(seq * 7919) % 99991}`,
    }
    const response = { status: 200, headers, body }
    yield { kind: 'answer', seq: ++seq, t: t + 40, call, response }
    yield { kind: 'checkpoint', seq, state: { 'slice polling': `#${(seq * 48_271) % 99991}` } }
  }
}

test('a day of polling takes less than 20 MB, in chunks that form one gzip file', async () => {
  const store = memoryStore()
  const recordingStore = recordingStoreOn({ store: { ...store, limit: 64 * MEGABYTE } })
  recordingStore.keep(logHeader())
  for (const line of dayOfPolling()) {
    recordingStore.keep(line)
    if (line.kind === 'answer' && line.seq % 600 === 0) await recordingStore.look()
  }
  const { sessions } = await recordingStore.look()
  process.stdout.write(
    `a day of polling: ${sessions[0]?.length} characters in ${sessions[0]?.size} bytes\n`,
  )
  expect(sessions[0]?.end).toBeGreaterThan(DAY - 10 * SECOND)
  expect(sessions[0]?.size).toBeLessThan(20 * MEGABYTE)
  const chunks = (await store.pieces('this')).flatMap(piece => ('gzip' in piece ? piece.gzip : []))
  expect(chunks.length).toBeGreaterThan(5)
  const text = await recordingStore.read()
  expect(text.startsWith(gunzipSync(Buffer.concat(chunks)).toString())).toBe(true)
})
