import type { Recorder } from '@/recorder/recorder'
import { selectLocation } from '@/store/navigation/selectors'
import { createRandom, type Random } from './random'
import { randomActs } from './random-acts'
import { randomFiles } from './random-values'
import { startConsole, type TestConsole } from './console'
import { LADDER } from '@/api/releases/ladder'
import type { WireResponse } from '@/ports/ports'
import { wholeTable } from '../../tools/whole-table'

const STARTS = ['/projects', '/projects/mock-project/instances', '/login/maze-war/local', '/system']
const USERS = [undefined, undefined, undefined, 'Edda Tuff', 'Bruno Slate']
const RELEASES = LADDER.map(({ release }) => release)
const SCENARIOS = ['default', 'default', 'default', 'default', 'empty', 'forbidden'] as const

const text = (status: number, body: string): WireResponse => ({
  status,
  headers: { 'content-type': 'text/html' },
  body,
})

const turn = () => new Promise<void>(resolve => setImmediate(resolve))

/**
 * Waits for a random time: not at all, for some of what follows from the last action, or for all.
 */
const rest = async (console: TestConsole, { below, oneOf }: Random) => {
  const microtasks = async () => {
    for (let left = below(12); left > 0; left--) await Promise.resolve()
  }
  await oneOf([
    () => undefined,
    microtasks,
    turn,
    console.settle,
    console.settle,
    () => console.advance(below(1_000)),
    () => console.advance(below(40_000)),
  ])()
}

interface Options {
  recorder?: Recorder
  /** Number of actions. */
  length?: number
}

/**
 * A random user session, while responses are slow, out of order or fail, the connection drops, the
 * session ends in another tab and the rack is updated. Deterministic for a seed.
 */
export const randomSession = async (seed: number, { recorder, length = 200 }: Options = {}) => {
  const random = createRandom(seed)
  const { below, chance, oneOf } = random
  const user = oneOf(USERS)
  const console = await startConsole({
    path: oneOf(STARTS),
    scenario: oneOf(SCENARIOS),
    seed,
    release: oneOf(RELEASES),
    files: randomFiles,
    ...(user !== undefined && { user }),
    ...(recorder && { recorder }),
    hold: () =>
      chance(30)
        ? new Promise(resolve => setTimeout(resolve, below(chance(10) ? 60_000 : 800)))
        : null,
    wire: (request, next) => {
      if (chance(96)) return next(request)
      return oneOf([
        () => Promise.reject(new TypeError('Failed to fetch')),
        async () => text(502, '<h1>Bad gateway</h1>'),
        async () => text(200, '<h1>Sign in to the hotel network</h1>'),
        async () => text(500, '{"message":"Internal Server Error","error_code":"Internal"}'),
      ])()
    },
    code: () => (chance(98) ? null : Promise.reject(new Error('Loading chunk failed'))),
  })
  /** Racks keep what only newer releases can say, so none goes back. */
  const update = () => {
    const { backendState } = console.backend
    backendState.release = oneOf(RELEASES.filter(release => release >= backendState.release))
  }
  const act = randomActs(console, random, wholeTable)
  const done: string[] = []
  while (done.length < length) {
    if (chance(1)) update()
    const said = await act()
    if (said === null) continue
    done.push(`${selectLocation(console.state())?.path ?? '-'}: ${said}`)
    await rest(console, random)
  }
  await console.settle()
  return { console, done }
}
