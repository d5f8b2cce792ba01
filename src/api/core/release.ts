import { createAction, type Dispatch } from '@reduxjs/toolkit'
import type { Ports, WireResponse } from '@/ports/ports'
import { operationOf } from '@/api/operations/table'
import { LADDER, NEWEST, type Release } from '@/api/releases/ladder'
import { loadSteps } from '@/api/releases/load'
import {
  ASSUMED,
  isVersionRefused,
  NEWEST_VERSION,
  type KnownRelease,
  type Rack,
  type RackServices,
  type ReleaseSteps,
} from './rack'
import { send, TOO_SLOW } from './send'
import { readJson, requestOf } from './wire'

/** The console has found out which release the rack runs, which may be the one it knew. */
export const releaseFound = createAction<KnownRelease>('release/found')

/** Local storage key of the release that the rack last ran; `boot/boot.js` reads it as well. */
export const RELEASE_KEY = 'basalt-release'

/** Session storage key: up to which API version the user knows that the rack is newer. */
export const NEWER_KEY = 'basalt-newer-known'

const isRelease = (value: number): value is Release =>
  LADDER.some(({ release }) => release === value)

/** The rack as this browser last found it. */
export const rememberedRack = ({ storage }: Pick<Ports, 'storage'>): Rack => {
  const release = Number(storage.read('local', RELEASE_KEY))
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

/**
 * Finds out which release the rack runs, unless that is known, and loads what it takes to speak to
 * it. Assumes the newest release if there is no answer.
 */
export const loadRelease = async (
  services: RackServices,
  dispatch: Dispatch,
): Promise<ReleaseSteps> => {
  const { rack, ports } = services
  if (!rack.known) await findRelease(services, dispatch)
  const release = rack.known?.release
  if (release === undefined || release === NEWEST) {
    if (release !== undefined) rack.steps = []
    return ASSUMED
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
 * unknown. Rejects if the code for it does not load.
 */
export const findRelease = (services: RackServices, dispatch: Dispatch): Promise<void> => {
  const { rack, ports } = services
  rack.finding ??= find(services)
    .then(release => {
      if (release === null) return
      if (release !== rack.known?.release) {
        rack.steps = null
        rack.loading = null
        ports.storage.write('local', RELEASE_KEY, String(release))
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

/**
 * Finds out again because an answer contradicts what is known, at most three times a minute. Never
 * rejects: what is known remains if the code for that does not load.
 */
export const recheckRelease = async (services: RackServices, dispatch: Dispatch): Promise<void> => {
  const { rack, ports } = services
  if (rack.finding) return rack.finding.catch(() => undefined)
  const now = ports.clock.now()
  rack.doubtedAt = rack.doubtedAt.filter(at => now - at < MINUTE)
  if (rack.doubtedAt.length >= DOUBTS_PER_MINUTE) return
  rack.doubtedAt = [...rack.doubtedAt, now]
  return findRelease(services, dispatch).catch(() => undefined)
}

/** Takes the answer about the user that finding out has brought. */
export const takeUserResponse = ({ rack }: RackServices): WireResponse | null => {
  const { me } = rack
  rack.me = null
  return me
}
