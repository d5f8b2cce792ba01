import { gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { openIdbStore } from '@/browser/recordings/idb-store'
import { MOST_SESSIONS } from '@/browser/recordings/recording-store'
import { memoryStore } from '@/browser/recordings/memory-store'
import { resetIndexedDb } from '#tests/support/indexed-db'
import { answerLine, recordingStoreOn, linesOf, logHeader } from '#tests/support/recordings'

beforeEach(resetIndexedDb)

const STORES = [
  ['the database of the browser', openIdbStore],
  ['memory', async () => memoryStore()],
] as const

/** Text that barely compresses, different for each number. */
const noise = (length: number, from: number) => {
  let value = from + 1
  return Array.from({ length }, () => {
    value = (value * 48_271) % 2_147_483_647
    return (value % 36).toString(36)
  }).join('')
}

describe.each(STORES)('sessions in %s', (_name, open) => {
  test('read back as they were written, however much is compressed', async () => {
    const store = await open()
    const recordingStore = recordingStoreOn({ store })
    const lines = [
      logHeader(),
      ...Array.from({ length: 40 }, (_, at) => answerLine(at, noise(20_000, at))),
    ]
    for (const [at, line] of lines.entries()) {
      recordingStore.keep(line)
      if (at % 10 === 0) await recordingStore.look()
    }
    await recordingStore.look()
    const pieces = await store.pieces('this')
    expect(pieces.filter(piece => 'gzip' in piece).length).toBeGreaterThan(1)
    expect(await recordingStore.read()).toBe(linesOf(...lines))
  })

  test('say in their header what only the browser knows', async () => {
    const surroundings = { browser: 'Mozilla/5.0', window: { width: 1440, height: 900 } }
    const recordingStore = recordingStoreOn({ store: await open(), surroundings })
    recordingStore.keep(logHeader())
    recordingStore.keep(answerLine(1, 'a'))
    const header = { ...logHeader(), ...surroundings }
    expect(await recordingStore.read()).toBe(linesOf(header, answerLine(1, 'a')))
  })

  test('have statistics of their content', async () => {
    const recordingStore = recordingStoreOn({ store: await open() })
    const request = { method: 'GET', url: '/v1/me' }
    const lines = [
      logHeader(),
      { kind: 'event', seq: 1, t: 10, event: { type: 'a' } },
      { kind: 'request', seq: 1, call: 1, request },
      { kind: 'request', seq: 1, call: 2, request: { ...request, method: 'POST' } },
      { kind: 'request', seq: 1, call: 3, request },
      answerLine(2, ''),
      { kind: 'unanswered', seq: 3, t: 30, call: 2, message: '' },
      { kind: 'timer', seq: 4, t: 5_000, timer: 1 },
      { kind: 'checkpoint', seq: 4, state: {} },
    ] as const
    lines.forEach(line => recordingStore.keep(line))
    const { sessions, ...standing } = await recordingStore.look()
    expect(standing).toMatchObject({ isOn: true, current: 'this', ended: null })
    expect(sessions).toEqual([
      {
        id: 'this',
        start: 1_000,
        end: 6_000,
        path: '/projects',
        size: linesOf(...lines).length,
        length: linesOf(...lines).length,
        events: 1,
        answers: 2,
        others: 1,
        requests: { GET: 2, POST: 1 },
      },
    ])
  })

  test("are saved as a gzip file with the user's note", async () => {
    const recordingStore = recordingStoreOn({ store: await open() })
    const lines = Array.from({ length: 30 }, (_, at) => answerLine(at, noise(20_000, at)))
    ;[logHeader(), ...lines].forEach(line => recordingStore.keep(line))
    await recordingStore.handle({ type: 'save', id: 'this', name: 'a.jsonl.gz', note: 'It broke' })
    const [{ name, blob } = { name: '', blob: new Blob() }] = recordingStore.saved
    expect(name).toBe('a.jsonl.gz')
    const text = gunzipSync(Buffer.from(await blob.arrayBuffer())).toString()
    expect(text).toBe(linesOf(logHeader({ note: 'It broke' }), ...lines))
    expect(text).toBe(await recordingStore.read('this', 'It broke'))
  })

  test('end when they are cleared', async () => {
    const recordingStore = recordingStoreOn({ store: await open() })
    ;[logHeader(), answerLine(1, 'a')].forEach(line => recordingStore.keep(line))
    expect(await recordingStore.handle({ type: 'clear', id: 'this' })).toMatchObject({
      current: null,
      sessions: [],
    })
    recordingStore.keep(answerLine(2, 'b'))
    expect((await recordingStore.look()).sessions).toEqual([])
    expect(await recordingStore.read()).toBe('')
  })

  test('end with a line that says so when recording is switched off', async () => {
    const recordingStore = recordingStoreOn({ store: await open() })
    ;[logHeader(), answerLine(1, 'a')].forEach(line => recordingStore.keep(line))
    const off = await recordingStore.handle({ type: 'switch', isOn: false })
    expect(off).toMatchObject({ isOn: false, ended: 'Recording was switched off.' })
    recordingStore.keep(answerLine(2, 'b'))
    const end = { kind: 'end', reason: 'Recording was switched off.' } as const
    expect(await recordingStore.read()).toBe(linesOf(logHeader(), answerLine(1, 'a'), end))
    // A log starts with a page load, so this one does not go on.
    await recordingStore.handle({ type: 'switch', isOn: true })
    recordingStore.keep(answerLine(3, 'c'))
    expect(await recordingStore.read()).toBe(linesOf(logHeader(), answerLine(1, 'a'), end))
  })
})

describe('leaving a page', () => {
  test('loses at most the last seconds, and nothing if it is announced', async () => {
    const crashed = recordingStoreOn({ store: await openIdbStore(), id: 'crashed', owner: 'ada' })
    ;[logHeader(), answerLine(1, 'a')].forEach(line => crashed.keep(line))
    crashed.pass()
    crashed.keep(answerLine(2, 'lost'))
    const hidden = recordingStoreOn({ store: await openIdbStore(), id: 'hidden', owner: 'ada' })
    ;[logHeader({ start: 2_000 }), answerLine(1, 'b')].forEach(line => hidden.keep(line))
    hidden.flush()

    const next = recordingStoreOn({ store: await openIdbStore(), owner: 'ada' })
    next.keep(logHeader({ start: 3_000 }))
    const { sessions } = await next.look()
    expect(sessions.map(({ id, answers }) => [id, answers])).toEqual([
      ['this', 0],
      ['hidden', 1],
      ['crashed', 1],
    ])
    expect(await next.read('crashed')).toBe(linesOf(logHeader(), answerLine(1, 'a')))
    expect(await next.read('hidden')).toBe(linesOf(logHeader({ start: 2_000 }), answerLine(1, 'b')))
  })

  test('keeps the ten most recent sessions', async () => {
    for (let page = 0; page < MOST_SESSIONS + 3; page++) {
      const recordingStore = recordingStoreOn({
        store: await openIdbStore(),
        id: `page ${page}`,
        owner: 'ada',
      })
      recordingStore.keep(logHeader({ start: page }))
      // The first one goes on longer than all others.
      if (page === 0) recordingStore.keep(answerLine(1_000, 'a'))
      await recordingStore.look()
    }
    const { sessions } = await recordingStoreOn({
      store: await openIdbStore(),
      owner: 'ada',
    }).look()
    expect(sessions.map(({ id }) => id)).toEqual([
      ...Array.from({ length: 9 }, (_, at) => `page ${12 - at}`),
      'page 0',
    ])
  })
})

describe('two tabs', () => {
  test('are two sessions, and each can clear the other', async () => {
    const one = recordingStoreOn({ store: await openIdbStore(), id: 'one', owner: 'ada' })
    const two = recordingStoreOn({ store: await openIdbStore(), id: 'two', owner: 'ada' })
    one.keep(logHeader())
    two.keep(logHeader({ start: 2_000 }))
    await one.look()
    expect((await two.look()).sessions.map(({ id }) => id)).toEqual(['two', 'one'])
    await two.handle({ type: 'clear', id: 'one' })
    for (let at = 0; at < 30; at++) one.keep(answerLine(at, noise(20_000, at)))
    expect(await one.look()).toMatchObject({ current: null, sessions: [{ id: 'two' }] })
    expect(await (await openIdbStore()).pieces('one')).toEqual([])
  })
})

describe('people who share a browser', () => {
  /** A page load that is over, without an owner by default. */
  const pageOf = async (id: string, owner?: string, tab = 'tab') => {
    const recordingStore = recordingStoreOn({
      store: await openIdbStore(),
      id,
      tab,
      ...(owner && { owner }),
    })
    recordingStore.keep(logHeader())
    await recordingStore.look()
  }

  const shownTo = async (given: Partial<Parameters<typeof recordingStoreOn>[0]>) => {
    const recordingStore = recordingStoreOn({ store: await openIdbStore(), ...given })
    recordingStore.keep(logHeader())
    return (await recordingStore.look()).sessions.map(({ id }) => id).toSorted()
  }

  beforeEach(async () => {
    await pageOf('of ada', 'ada')
    await pageOf('of ada elsewhere', 'ada', 'other tab')
    await pageOf('of bea', 'bea')
    await pageOf('of nobody')
    await pageOf('of nobody elsewhere', undefined, 'other tab')
  })

  test.each([
    [
      'their own sessions and, in the same tab, those without an owner',
      { owner: 'ada' },
      'of ada',
      'of ada elsewhere',
      'of nobody',
    ],
    [
      'no crashed session of another user',
      { owner: 'bea', crashed: 'of ada' },
      'of bea',
      'of nobody',
    ],
    ['only the current session before login', {}],
    ['no crashed session of a user before login', { crashed: 'of ada' }],
    [
      'also the session without an owner that crashed in this tab before login',
      { crashed: 'of nobody' },
      'of nobody',
    ],
  ])('see %s', async (_what, given, ...others) => {
    expect(await shownTo(given)).toEqual([...others, 'this'])
  })

  test("can neither read, save nor clear each other's sessions", async () => {
    const bea = recordingStoreOn({ store: await openIdbStore(), owner: 'bea' })
    bea.keep(logHeader())
    expect(await bea.read('of ada')).toBe('')
    await bea.handle({ type: 'save', id: 'of ada', name: 'a.jsonl.gz', note: '' })
    const { blob } = bea.saved[0] ?? { blob: new Blob() }
    expect(gunzipSync(Buffer.from(await blob.arrayBuffer())).toString()).toBe('')
    await bea.handle({ type: 'clear', id: 'of ada' })
    await bea.handle({ type: 'clear', id: null })
    expect(await shownTo({ owner: 'bea', id: 'next' })).toEqual(['next'])
    expect(await shownTo({ owner: 'ada', id: 'next' })).toEqual([
      'next',
      'of ada',
      'of ada elsewhere',
    ])
  })

  test('own a whole session, even while it is being compressed', async () => {
    const store = await openIdbStore()
    const recordingStore = recordingStoreOn({ store, id: 'long' })
    recordingStore.keep(logHeader())
    for (let at = 0; at < 20; at++) recordingStore.keep(answerLine(at, noise(20_000, at)))
    recordingStore.claim('ada')
    for (let at = 20; at < 60; at++) recordingStore.keep(answerLine(at, noise(20_000, at)))
    await recordingStore.look()
    const record = (await store.sessions()).find(each => each.record.id === 'long')?.record
    expect(record).toMatchObject({ owner: 'ada', tab: 'tab' })
    expect(record?.upTo).toBeGreaterThan(0)
  })
})
