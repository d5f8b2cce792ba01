import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { defineQuery } from '@/store/queries/define'
import type { Query } from '@/api/operations/table'
import { optional, type RouteQuery } from '@/store/routing/route-query'
import type { SystemParams } from '../paths'

/** The first page of sleds. */
export const sledListQuery = {
  endpoint: 'sledList',
  args: { query: { limit: PAGE_SIZE } },
} as const satisfies Query

/** All sleds, for look-ups and totals. */
export const allSledsQuery = {
  endpoint: 'sledList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

export const sledViewQuery = defineQuery(({ sledId }: { sledId: string }) => ({
  endpoint: 'sledView',
  args: { path: { sledId } },
}))

/** The first page of the instances that run on a sled. */
export const sledInstancesQuery = defineQuery(({ sledId }: { sledId: string }) => ({
  endpoint: 'sledInstanceList',
  args: { path: { sledId }, query: { limit: PAGE_SIZE } },
}))

/** The first page of switches. */
export const switchListQuery = {
  endpoint: 'switchList',
  args: { query: { limit: PAGE_SIZE } },
} as const satisfies Query

export const allSwitchesQuery = {
  endpoint: 'switchList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

export const switchViewQuery = defineQuery(({ switchId }: { switchId: string }) => ({
  endpoint: 'switchView',
  args: { path: { switchId } },
}))

/** The first page of racks. */
export const rackListQuery = {
  endpoint: 'rackList',
  args: { query: { limit: PAGE_SIZE } },
} as const satisfies Query

export const rackViewQuery = defineQuery(({ rackId }: { rackId: string }) => ({
  endpoint: 'rackView',
  args: { path: { rackId } },
}))

/** The queries for a rack and its components. */
export const rackPageQueries = (params: SystemParams<'rack'>): readonly Query[] => [
  rackViewQuery(params),
  allSledsQuery,
  allSwitchesQuery,
]

/** The first page of physical disks. */
export const physicalDiskListQuery = {
  endpoint: 'physicalDiskList',
  args: { query: { limit: PAGE_SIZE } },
} as const satisfies Query

export const allPhysicalDisksQuery = {
  endpoint: 'physicalDiskList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

/** The first page of the disks in a sled. */
export const sledDisksQuery = defineQuery(({ sledId }: { sledId: string }) => ({
  endpoint: 'sledPhysicalDiskList',
  args: { path: { sledId }, query: { limit: PAGE_SIZE } },
}))

export const physicalDiskViewQuery = defineQuery(({ diskId }: { diskId: string }) => ({
  endpoint: 'physicalDiskView',
  args: { path: { diskId } },
}))

/**
 * The first 1,000 disks that wait to be adopted. The screen reads the others as well: only all of
 * them tell which requests have no disk.
 */
export const unadoptedDisksQuery = {
  endpoint: 'physicalDiskListUnadopted',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

export const adoptionRequestsQuery = {
  endpoint: 'physicalDiskListAdoptionRequests',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

/** The sleds that are in a rack but not in use, all on one page. */
export const uninitializedSledsQuery = {
  endpoint: 'sledListUninitialized',
  args: {},
} as const satisfies Query

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
