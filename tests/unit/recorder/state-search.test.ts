import { readFileSync } from 'node:fs'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createApp } from '@/create-app'
import { searchState, type StateSearchProgress } from '@/recorder/state-search'
import { startReplay, type Build, type ReplayedState } from '@/recorder/stepper'
import { dialogs, routes } from '@/routes'
import { logHeader } from '#tests/support/recordings'
import { readLog } from '#tests/support/read-log'

const stateOf = (data: unknown, slices = {}): ReplayedState => ({
  actors: {},
  api: { queries: data === undefined ? {} : { 'diskList({})': { status: 'fulfilled', data } } },
  ...slices,
})

/** Searches a session whose inputs set these states, and the progress of the search. */
const progressOf = async (states: readonly ReplayedState[], text: string) => {
  const [first = stateOf(undefined), ...later] = states
  let isStopped = false
  const build: Build = () => {
    let state = first
    return {
      store: { getState: () => state },
      send: ({ payload }: { payload?: unknown }) => void (state = payload as ReplayedState),
      stop: () => void (isStopped = true),
    }
  }
  const lines = later.map((payload, index) => ({
    kind: 'event' as const,
    seq: index + 1,
    t: index,
    event: { type: 'set', payload },
  }))
  const progress: StateSearchProgress[] = []
  for await (const each of searchState({ header: logHeader(), lines }, build, text))
    progress.push(each)
  expect(isStopped).toBe(true)
  return progress
}

const hitsOf = async (states: readonly ReplayedState[], text: string) =>
  (await progressOf(states, text)).flatMap(({ hits }) => hits)

const disk = (id: string, name: string, state: string) => ({ id, name, state })

describe('a search in the states of a session', () => {
  test('finds where words came to be held, and where they went away', async () => {
    const [a, b] = [disk('1', 'db1', 'attached'), disk('2', 'db2', 'detached')]
    const detached = { ...a, state: 'Detached' }
    const states = [
      stateOf(undefined),
      stateOf({ items: [a, b] }),
      stateOf({ items: [detached, b] }),
      // The row is at another place, and has changed otherwise.
      stateOf({ items: [b, { ...detached, size: 4 }] }),
      stateOf({ items: [b] }),
    ]
    const place = { section: 'query diskList({})', path: 'data.items.1', places: 1, isOnly: true }
    const excerpt = 'name: db1, state: Detached'
    expect(await hitsOf(states, 'DB1  detached')).toEqual([
      { position: 2, isHeld: true, ...place, excerpt },
      { position: 4, isHeld: false, ...place, excerpt },
    ])
  })

  test('takes the words of two rows for none, and those of one row and its lists for one', async () => {
    const rows = [
      { ...disk('1', 'db1', 'attached'), ips: ['10.0.0.5'] },
      disk('2', 'db2', 'detached'),
    ]
    expect(await hitsOf([stateOf({ items: rows })], 'db1 detached')).toEqual([])
    const [hit, ...others] = await hitsOf([stateOf({ items: rows })], '10.0.0.5 db1')
    expect(others).toEqual([])
    expect(hit).toMatchObject({ position: 0, path: 'data.items.1' })
    expect(hit?.excerpt).toBe('name: db1, 10.0.0.5')
  })

  test('counts the places of a section, and tells when the state holds none of them', async () => {
    const two = { items: [disk('1', 'db1', 'faulted'), disk('2', 'db2', 'faulted')] }
    const hits = await hitsOf(
      [stateOf(two), stateOf(two, { toasts: ['faulted'] }), stateOf({ items: [] }), stateOf([])],
      'faulted',
    )
    expect(
      hits.map(({ position, section, isHeld, places, isOnly }) => [
        position,
        section,
        isHeld ? places : -places,
        isOnly,
      ]),
    ).toEqual([
      [0, 'query diskList({})', 2, true],
      [1, 'slice toasts', 1, false],
      [2, 'query diskList({})', -2, true],
      [2, 'slice toasts', -1, true],
    ])
  })

  test('looks at names as well, and needs no word twice that names the section', async () => {
    const states = [stateOf(disk('1', 'db1', 'attached'))]
    expect((await hitsOf(states, 'state attached'))[0]?.excerpt).toBe('state: attached')
    expect((await hitsOf(states, 'disklist db1'))[0]?.excerpt).toBe('name: db1')
    expect(await hitsOf(states, 'disklist')).toEqual([])
  })

  test('shows the part of a long text around the word', async () => {
    const text = `${'a'.repeat(5_000)} needle ${'b'.repeat(5_000)}`
    const [hit] = await hitsOf([stateOf({ note: text })], 'NEEDLE')
    expect(hit?.excerpt).toMatch(/^note: …a+ needle b+…$/)
    expect(hit?.excerpt.length).toBeLessThan(140)
  })

  test('looks at large states in slices', async () => {
    const rows = Array.from({ length: 1_000 }, (_, at) => disk(`${at}`, `db${at}`, 'attached'))
    const progress = await progressOf([stateOf(undefined), stateOf({ items: rows })], 'db999')
    expect(progress.filter(({ position }) => position === 1).length).toBeGreaterThan(10)
    expect(progress.flatMap(({ hits }) => hits)).toMatchObject([{ path: 'data.items.999.name' }])
  })

  test('tells how far it is, ends where too much is found, and finds nothing without words', async () => {
    const flips = Array.from({ length: 3_000 }, (_, at) => stateOf(at % 2 === 0 ? 'on' : 'off'))
    const many = (await progressOf(flips, 'on')).at(-1)
    expect(many).toMatchObject({ isComplete: false, position: 999 })
    const none = await progressOf(flips.slice(0, 4), 'x')
    expect(none.map(({ position, isComplete }) => [position, isComplete])).toEqual([
      [0, false],
      [1, false],
      [2, false],
      [3, false],
      [3, true],
    ])
    expect(await hitsOf(flips.slice(0, 4), ' ')).toEqual([])
  })

  test('runs beside a replay of the same log without disturbing it', async () => {
    const log = readLog(
      readFileSync(new URL('../../logs/device-login.jsonl', import.meta.url), 'utf8'),
    )
    const build: Build = ports => createApp({ ports, routes, dialogs })
    const running = await startReplay(log, build)
    onTestFinished(() => running.stop())
    let last: StateSearchProgress | undefined
    for await (const progress of searchState(log, build, 'device')) {
      last = progress
      await running.step()
    }
    expect(running.divergence).toBeNull()
    expect(last).toMatchObject({ isComplete: true, divergedAt: null })
  })
})
