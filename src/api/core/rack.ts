import type { Ports, WireRequest, WireResponse } from '@/ports/ports'
import type { OperationTable } from '@/api/operations/table'
import { FIRST_VERSIONED, LADDER, NEWEST, type Release, supports } from '@/api/releases/ladder'
import { translateCall, type TranslatedCall, type Steps } from '@/api/releases/translate'
import type { Unsupported } from '@/api/releases/step'
import type { ServerClock } from './clock'
import { saidIn } from './errors'
import type { CallArgs, Operation } from './operation'
import { readJson, requestOf, type ApiAccess } from './wire'

/** What is known of the rack. */
export interface KnownRelease {
  /** The release it runs; 23 for anything later than release 22. */
  readonly release: Release
  /** Milliseconds since the epoch; absent if an earlier page of this browser found out. */
  readonly learnedAt?: number
}

/** The API of the newest release, which is asked for until the rack's is known. */
export const NEWEST_VERSION = LADDER.at(-1)!.version

/** A version that no rack has: those without versions ignore it, all others refuse it. */
export const NO_VERSION = '9999123100.0.0'

/** The version to ask a rack for. One without versions refuses it once it is updated. */
export const versionOf = (release: Release): string =>
  (release >= FIRST_VERSIONED && LADDER.find(rung => rung.release === release)?.version) ||
  NO_VERSION

/** What a store knows of its rack. */
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

/** The release of the rack, and the steps down to it. */
export interface ReleaseSteps {
  readonly release: Release
  readonly steps: Steps
}

/** Assumed of a rack that has not said which release it runs. */
export const ASSUMED: ReleaseSteps = { release: NEWEST, steps: [] }

/** The part of what is known of a rack on which its calls depend. */
export type KnownRack = Readonly<Pick<Rack, 'known' | 'steps'>>

/** The release of the rack and the steps down to it; null until both are known and loaded. */
export const releaseOf = ({ known, steps }: KnownRack): ReleaseSteps | null =>
  known && steps && { release: known.release, steps }

/**
 * The request of a call as the rack understands it, and how to read its result. Throws
 * `Unsupported` if the rack cannot be asked for it.
 */
export const requestFor = (
  operation: Operation,
  args: CallArgs,
  { release, steps }: ReleaseSteps,
  api: ApiAccess,
): { request: WireRequest; read: TranslatedCall['read'] } => {
  const { method, path, args: parts, read } = translateCall(operation, args, release, steps)
  const request = requestOf({ ...operation, method, path }, parts, api, versionOf(release))
  return { request, read }
}

/** Why the rack cannot be asked for something. */
export const unsupportedBy = ({ known }: KnownRack, { what, since }: Unsupported): string => {
  const needed =
    since === NEWEST ? `a release newer than ${LADDER.at(-2)?.release}` : `release ${since}`
  return `${what} need ${needed} of the system; this rack runs release ${known?.release}.`
}

export interface RackServices {
  ports: Pick<Ports, 'transport' | 'storage' | 'loadCode'> & { clock: ServerClock }
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

/** How an answer contradicts what is known of the rack's release, if it does. */
export const doubtIn = (answer: WireResponse): 'refused' | 'missing' | null =>
  isVersionRefused(answer) ? 'refused' : isRouteMissing(answer) ? 'missing' : null

/**
 * Whether what the rack says of the user contradicts what an earlier page found out. All
 * other differences between releases show by routes and versions.
 */
export const isOutdated = (me: WireResponse, { known }: KnownRack): boolean => {
  if (!known || known.learnedAt !== undefined) return false
  const user = readJson(me) as { id?: unknown; fleetViewer?: unknown } | null | undefined
  const isTold = user?.fleetViewer !== undefined
  return user?.id !== undefined && !isTold && supports(known.release, 'fleetViewerInMe')
}
