import type { WireRequest } from '@/ports/ports'
import { FIRST_VERSIONED, LADDER, type Release } from '@/api/releases/ladder'
import { fail } from '../server/errors'
import { headerOf } from '../server/answer'

type Rung = (typeof LADDER)[number]

const LAST_UNVERSIONED = FIRST_VERSIONED - 1

const SEMVER = /^(\d+)\.(\d+)\.(\d+)(?:-[\w.-]+)?(?:\+[\w.-]+)?$/

const numbersOf = (version: string): readonly number[] | undefined => {
  const [, ...parts] = SEMVER.exec(version) ?? []
  return parts.length > 0 ? parts.map(Number) : undefined
}

const compare = (one: readonly number[], other: readonly number[]): number =>
  one.map((part, at) => part - (other[at] ?? 0)).find(difference => difference !== 0) ?? 0

/**
 * The release whose document a request speaks. Racks before release 18 ignore the header; later
 * ones answer in their own version without it, and refuse a newer one before anything else.
 */
export const clientOf = (rack: Release, request: WireRequest): Release => {
  const version = headerOf(request, 'api-version')
  if (rack < FIRST_VERSIONED || version === undefined) return rack
  const wanted = numbersOf(version)
  if (!wanted)
    return fail.unreadable(`bad value for header "api-version": invalid version: ${version}`)
  const isAtMost = ({ version: published }: Rung) => compare(numbersOf(published)!, wanted) <= 0
  const served = LADDER.filter(({ release }) => release <= rack)
  if (served.at(-1)?.version !== version && served.every(isAtMost))
    return fail.unreadable(`server does not support this API version: ${version}`)
  // To versions before the first that was published it answers as the last release without any.
  return Math.max(served.findLast(isAtMost)?.release ?? 0, LAST_UNVERSIONED) as Release
}
