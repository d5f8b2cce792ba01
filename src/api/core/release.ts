import { createAction, type Dispatch } from '@reduxjs/toolkit'
import type { Ports, WireResponse } from '@/app/ports'
import { operationOf, type OperationTable } from '@/api/operations/table'
import { FIRST_VERSIONED, LADDER, NEWEST, type Release } from '@/api/releases/ladder'
import { loadSteps } from '@/api/releases/load'
import type { Steps } from '@/api/releases/speak'
import { saidIn } from './errors'
import { send, TOO_SLOW } from './send'
import { readJson, requestOf, type ApiAccess } from './wire'

/** What is known of the rack. */
export interface KnownRelease {
  /** The release it runs; 23 for anything later than release 22. */
  readonly release: Release
  /** Milliseconds since the epoch; absent if an earlier page of this tab found out. */
  readonly learnedAt?: number
}

/** The console has found out which release the rack runs, which may be the one it knew. */
export const releaseFound = createAction<KnownRelease>('release/found')

/** The API of the newest release, which is asked for until the rack's is known. */
export const NEWEST_VERSION = LADDER.at(-1)!.version

/** The version to ask a rack for. Racks without versions ignore it; once updated, they refuse it. */
export const versionOf = (release: Release): string =>
  (release >= FIRST_VERSIONED && LADDER.find(rung => rung.release === release)?.version) ||
  NEWEST_VERSION

/** How a store speaks to its rack. */
export interface Rack {
  known: KnownRelease | null
  /** The steps down to the known release, once they are loaded. */
  steps: Steps | null
  /** Under way: finding out, and loading the steps. */
  finding: Promise<void> | null
  loading: Promise<Steps> | null
  /** The answer about the user that came with finding out, until the user's own call takes it. */
  me: WireResponse | null
  /** When answers last contradicted what was known, in milliseconds since the epoch. */
  doubtedAt: readonly number[]
  /** When the rack was last asked whether it is newer than this console. */
  askedNewerAt: number | null
}

export interface RackServices {
  ports: Pick<Ports, 'transport' | 'clock' | 'storage' | 'loadCode'>
  api: ApiAccess
  operations: OperationTable
  rack: Rack
}

/** Session storage key of what the tab knows; `boot/boot.js` reads it as well. */
export const RELEASE_KEY = 'basalt-release'

/** Session storage key: up to which API version the user knows that the rack is newer. */
export const NEWER_KEY = 'basalt-newer-known'

const isRelease = (value: number): value is Release =>
  LADDER.some(({ release }) => release === value)

/** The rack as this tab last found it. */
export const rememberedRack = ({ storage }: Pick<Ports, 'storage'>): Rack => {
  const release = Number(storage.read('session', RELEASE_KEY))
  const known = isRelease(release) ? { release } : null
  return {
    known,
    steps: null,
    finding: null,
    loading: null,
    me: null,
    doubtedAt: [],
    askedNewerAt: null,
  }
}

/** The release of the rack, and the steps down to it. */
export interface Speaking {
  readonly release: Release
  readonly steps: Steps
}

/** How the rack is spoken to; null until `meetRack` has resolved. */
export const spokenRelease = ({ rack }: RackServices): Speaking | null =>
  rack.known && rack.steps && { release: rack.known.release, steps: rack.steps }

/**
 * Finds out which release the rack runs, unless that is known, and loads what it takes to speak to
 * it. Assumes the newest release if there is no answer.
 */
export const meetRack = async (services: RackServices, dispatch: Dispatch): Promise<Speaking> => {
  const { rack, ports } = services
  if (!rack.known) await findRelease(services, dispatch)
  const release = rack.known?.release
  if (release === undefined || release === NEWEST) {
    if (release !== undefined) rack.steps = []
    return { release: NEWEST, steps: [] }
  }
  rack.loading ??= ports
    .loadCode(`release/${release}`, () => loadSteps(release))
    .finally(() => {
      rack.loading = null
    })
  const steps = await rack.loading
  if (rack.known?.release === release) rack.steps = steps
  return { release, steps }
}

/** Whether the rack refused the version that was asked for: nothing has been done. */
export const isVersionRefused = (answer: WireResponse): boolean =>
  answer.status === 400 &&
  saidIn(readJson(answer)).startsWith('server does not support this API version')

/** Whether the rack has no such route: an absent object has an error code. */
export const isRouteMissing = (answer: WireResponse): boolean => {
  if (answer.status === 405) return true
  if (answer.status !== 404) return false
  const body = readJson(answer)
  return typeof body === 'object' && body !== null && !('errorCode' in body)
}

const USER = 'currentUserView'

/** Asks about the user in the newest version: only racks of the newest release say it all. */
const find = async (services: RackServices): Promise<Release | null> => {
  const { ports, api, operations, rack } = services
  const operation = operationOf(operations, USER)
  const request = requestOf(operation, {}, api, NEWEST_VERSION)
  const me = await send(request, operation, ports).catch(() => null)
  if (me === null || me === TOO_SLOW) return null
  // Later, nobody takes it at once, and it would grow old.
  if (!rack.known && !isVersionRefused(me)) rack.me = me
  const user = me.status === 200 ? readJson(me) : undefined
  if (typeof user === 'object' && user !== null && 'timeCreated' in user) return NEWEST
  const { findOlder } = await ports.loadCode('release/find', () => import('./find-release'))
  return findOlder(services, me)
}

/**
 * Finds out which release the rack runs, unless that is under way. Without an answer it remains
 * unknown.
 */
export const findRelease = (services: RackServices, dispatch: Dispatch): Promise<void> => {
  const { rack, ports } = services
  rack.finding ??= find(services)
    .then(release => {
      if (release === null) return
      if (release !== rack.known?.release) {
        rack.steps = null
        rack.loading = null
        ports.storage.write('session', RELEASE_KEY, String(release))
      }
      rack.known = { release, learnedAt: ports.clock.now() }
      dispatch(releaseFound(rack.known))
    })
    .finally(() => {
      rack.finding = null
    })
  return rack.finding
}

const MINUTE = 60_000
const DOUBTS_PER_MINUTE = 3

/** Finds out again because an answer contradicts what is known, at most three times a minute. */
export const doubtRelease = async (services: RackServices, dispatch: Dispatch): Promise<void> => {
  const { rack, ports } = services
  if (rack.finding) return rack.finding
  const now = ports.clock.now()
  rack.doubtedAt = rack.doubtedAt.filter(at => now - at < MINUTE)
  if (rack.doubtedAt.length >= DOUBTS_PER_MINUTE) return
  rack.doubtedAt = [...rack.doubtedAt, now]
  return findRelease(services, dispatch)
}

/** Takes the answer about the user that finding out has brought. */
export const takeMe = ({ rack }: RackServices): WireResponse | null => {
  const { me } = rack
  rack.me = null
  return me
}
