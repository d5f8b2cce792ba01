import type { WireResponse } from '@/ports/ports'
import { operationOf } from '@/api/operations/table'
import { FIRST_VERSIONED, LADDER, NEWEST, OLDEST, type Release } from '@/api/releases/ladder'
import {
  isRouteMissing,
  isVersionRefused,
  NEWEST_VERSION,
  NO_VERSION,
  type RackServices,
} from './rack'
import { send, TOO_SLOW } from './send'
import { readJson, requestOf } from './wire'

/** Routes that prove a release without versions, newest first. */
const SIGNS = [
  [17, '/v1/system/update/status'],
  [16, '/v1/system/audit-log?limit=1'],
  [15, '/v1/auth-settings'],
] as const

/** Sends a GET request in a version of the API; null if there is no answer. */
const ask = async (
  { ports, api, operations }: RackServices,
  version: string,
  url?: string,
): Promise<WireResponse | null> => {
  const operation = operationOf(operations, 'ping')
  const request = requestOf(operation, {}, api, version)
  try {
    const sent = url === undefined ? request : { ...request, url: api.host + url }
    const answer = await send(sent, operation, ports)
    return answer === TOO_SLOW ? null : answer
  } catch {
    return null
  }
}

/** Whether the rack serves a version of the API; null if it does not answer. */
export const isServed = async (
  services: RackServices,
  version: string,
): Promise<boolean | null> => {
  const answer = await ask(services, version)
  if (answer?.status === 200) return true
  return answer && isVersionRefused(answer) ? false : null
}

/**
 * The newest release before the newest one whose version the rack serves; null if it is silent.
 * All versions are asked for at once: one round trip.
 */
const newestServed = async (services: RackServices): Promise<Release | null> => {
  const older = LADDER.filter(
    ({ release }) => release >= FIRST_VERSIONED && release !== NEWEST,
  ).toReversed()
  const served = await Promise.all(older.map(({ version }) => isServed(services, version)))
  const at = served.findIndex(each => each !== false)
  return served[at] ? older[at]!.release : null
}

/** The release of a rack without versions, by the routes that it has. */
const routedRelease = async (services: RackServices, newest: Release): Promise<Release | null> => {
  const signs = SIGNS.filter(([release]) => release <= newest)
  const answers = await Promise.all(signs.map(([, url]) => ask(services, NEWEST_VERSION, url)))
  for (const [index, [release]] of signs.entries()) {
    const answer = answers[index]
    // A rack that restarts says nothing about its routes.
    if (!answer || answer.status >= 500) return null
    if (!isRouteMissing(answer)) return release
  }
  return OLDEST
}

/**
 * Finds out which release the rack runs. `me` is its answer about the user in the newest version,
 * which did not prove the newest release. Resolves to null if the rack does not answer.
 */
export const findOlder = async (
  services: RackServices,
  me: WireResponse,
): Promise<Release | null> => {
  if (isVersionRefused(me)) return newestServed(services)
  const user = me.status === 200 ? readJson(me) : undefined
  if (typeof user === 'object' && user !== null)
    return 'fleetViewer' in user ? 17 : routedRelease(services, 16)
  // Without a session, only the ping is answered in every release.
  const [isNewest, isVersionless] = await Promise.all([
    isServed(services, NEWEST_VERSION),
    isServed(services, NO_VERSION),
  ])
  if (isNewest === null) return null
  if (!isNewest) return newestServed(services)
  if (isVersionless === null) return null
  return isVersionless ? routedRelease(services, 17) : NEWEST
}
