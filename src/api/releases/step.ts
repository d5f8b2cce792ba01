import type { Release } from './ladder'

/** The arguments of a call, in camelCase. */
export interface Parts {
  readonly path?: Readonly<Record<string, string | number>> | undefined
  readonly query?: object | undefined
  readonly body?: unknown
  readonly headers?: { readonly range?: string | undefined } | undefined
}

/**
 * How a call of one release is made in the release before, and how its result is read from there.
 * All values are in camelCase, and none is changed in place.
 */
export interface Conversion {
  /**
   * Its method and path in the older release, if they differ: `GET /v1/old/{disk}`. Parameters keep
   * their newest names.
   */
  readonly to?: string
  /** Whether this is one of the calls that differ so, if only some do. */
  isMoved?(asked: Parts): boolean
  query?(query: never): object
  body?(body: never): unknown
  /** Makes a result of the older release one of the newer. `parts` are what was asked for. */
  result?(result: never, parts: Parts): unknown
}

/** By method and path in the newer release. The names of path parameters do not matter. */
export type Conversions = Readonly<Record<string, Conversion>>

/** What is asked for cannot be said to a rack before a release. */
export class Unsupported extends Error {
  constructor(
    /** The subject of a sentence in the plural: `Local disks`. */
    readonly what: string,
    readonly since: Release,
  ) {
    super(`${what} need release ${since}`)
  }
}

export const unsupported = (what: string, since: Release): never => {
  throw new Unsupported(what, since)
}

/** Changes the items of a page. */
export const items =
  <From, To>(change: (item: From) => To) =>
  (page: { items: readonly From[] }) => ({ ...page, items: page.items.map(change) })

export const isIpv6 = (ip: string): boolean => ip.includes(':')
