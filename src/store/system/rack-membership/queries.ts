import { defineQuery } from '@/store/queries/define'
import { optional, type RouteQuery } from '@/store/routing/route-query'
import type { SystemParams } from '../paths'

/** The latest change of a rack's members. */
export const membershipQuery = defineQuery(({ rackId }: { rackId: string }) => ({
  endpoint: 'rackMembershipStatus',
  args: { path: { rackId } },
}))

/** A change of a rack's members by its number, counted from 1. */
export const changeQuery = defineQuery(
  ({ rackId, version }: { rackId: string; version: number }) => ({
    endpoint: 'rackMembershipStatus',
    args: { path: { rackId }, query: { version } },
  }),
)

/** The number of a change in the address; undefined for the latest one. */
export const versionOf = ({ version }: SystemParams<'rackMembership'>): number | undefined =>
  version && /^[1-9]\d{0,8}$/.test(version) ? Number(version) : undefined

/** The queries of the tab. A rack may have had no change, or none with that number. */
export const membershipQueries = (
  params: SystemParams<'rackMembership'>,
): readonly RouteQuery[] => {
  const version = versionOf(params)
  return [
    membershipQuery(params),
    ...(version === undefined ? [] : [changeQuery({ ...params, version })]),
  ].map(optional)
}
