import type { Ports, WireResponse } from '@/app/ports'
import type { OperationTable } from '@/api/operations/table'
import { FIRST_VERSIONED, LADDER, type Release } from '@/api/releases/ladder'
import type { Steps } from '@/api/releases/speak'
import { saidIn } from './errors'
import { readJson, type ApiAccess } from './wire'

/** What is known of the rack. */
export interface KnownRelease {
  /** The release it runs; 23 for anything later than release 22. */
  readonly release: Release
}

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
}

export interface RackServices {
  ports: Pick<Ports, 'transport' | 'clock' | 'storage' | 'loadCode'>
  api: ApiAccess
  operations: OperationTable
  rack: Rack
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
