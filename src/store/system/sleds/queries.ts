import { defineQuery, listOf, optional, type RouteQuery } from '@/store/queries/define'
import type { Query } from '@/api/operations/table'
import type { SystemParams } from '../paths'

export const { page: sledListQuery, all: allSledsQuery } = listOf('sledList')

export const sledViewQuery = defineQuery(({ sledId }: { sledId: string }) => ({
  endpoint: 'sledView',
  args: { path: { sledId } },
}))

/** The first page of the instances that run on a sled, and all of them. */
export const { page: sledInstancesQuery, all: allSledInstancesQuery } = listOf(
  'sledInstanceList',
  ({ sledId }: { sledId: string }) => ({ path: { sledId } }),
)

export const { page: switchListQuery, all: allSwitchesQuery } = listOf('switchList')

export const switchViewQuery = defineQuery(({ switchId }: { switchId: string }) => ({
  endpoint: 'switchView',
  args: { path: { switchId } },
}))

/** The first page of racks. */
export const { page: rackListQuery } = listOf('rackList')

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

export const { page: physicalDiskListQuery, all: allPhysicalDisksQuery } =
  listOf('physicalDiskList')

/** The first page of the disks in a sled, and all of them. */
export const { page: sledDisksQuery, all: allSledDisksQuery } = listOf(
  'sledPhysicalDiskList',
  ({ sledId }: { sledId: string }) => ({ path: { sledId } }),
)

export const physicalDiskViewQuery = defineQuery(({ diskId }: { diskId: string }) => ({
  endpoint: 'physicalDiskView',
  args: { path: { diskId } },
}))

/**
 * The first 1,000 disks that wait to be adopted. The screen reads the others as well: only all of
 * them tell which requests have no disk.
 */
export const { all: unadoptedDisksQuery } = listOf('physicalDiskListUnadopted')

export const { all: adoptionRequestsQuery } = listOf('physicalDiskListAdoptionRequests')

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
