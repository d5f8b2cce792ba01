import type { Release } from '@/api/releases/ladder'
import type { BackendState } from '../server/backend-state'
import type { Caller } from '../server/access'

/** The release of the rack, and the release whose document the client speaks. */
export interface Versions {
  readonly backendState: BackendState
  readonly rack: Release
  readonly client: Release
}

/** The call of an operation that the newer release does not have: parsed, in camelCase. */
export interface GoneCall<Path, Query, Body> extends Versions {
  readonly path: Path
  readonly query: Query
  readonly body: Body
  readonly caller: Caller
}

/**
 * How an operation of an older release differs from that of the next newer one. All values are in
 * camelCase. Path parameters are matched by position, so renamed ones need nothing here.
 */
export interface Change {
  /** Its method and path in the newer release, if they differ. */
  readonly to?: string
  /** Makes path parameters, by their newer names, those of the newer release. */
  path?(path: never, versions: Versions): Record<string, unknown>
  /** Makes a query that of the newer release. */
  query?(query: never, versions: Versions): object
  /** Makes a parsed request body that of the newer release. May `fail`. */
  body?(body: never, versions: Versions): unknown
  /** Makes a result of the newer release that of the older one. May `fail`. */
  result?(result: never, versions: Versions): unknown
  /** Handles the operation itself, because the newer release does not have it. */
  serve?(call: never): unknown
}

/**
 * What a release changed, by method and path: `GET /v1/disks/{disk}`, as in the release before. The
 * names of path parameters do not matter.
 */
export interface Step {
  readonly release: Release
  readonly changes: Readonly<Record<string, Change>>
}

/** Changes the items of a page. */
export const items =
  <From, To>(change: (item: From, versions: Versions) => To) =>
  (page: { items: readonly From[] }, versions: Versions) => ({
    ...page,
    items: page.items.map(item => change(item, versions)),
  })
