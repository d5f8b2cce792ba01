import type { SystemParams } from '@/store/system/paths'
import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { defineQuery } from '@/store/queries/define'
import { optional } from '@/store/routing/route-query'

/** The first page of the silos that can be discovered. */
export const siloListQuery = {
  endpoint: 'siloList',
  args: { query: { limit: PAGE_SIZE } },
} as const satisfies Query

/** The silos that can be discovered, for choosing one and for their names. */
export const allSilosQuery = {
  endpoint: 'siloList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

export const siloViewQuery = defineQuery(({ silo }: { silo: string }) => ({
  endpoint: 'siloView',
  args: { path: { silo } },
}))

export const siloUtilizationQuery = defineQuery(({ silo }: { silo: string }) => ({
  endpoint: 'siloUtilizationView',
  args: { path: { silo } },
}))

/** The first page of the pools linked to a silo. */
export const siloIpPoolListQuery = defineQuery(({ silo }: { silo: string }) => ({
  endpoint: 'siloIpPoolList',
  args: { path: { silo }, query: { limit: PAGE_SIZE } },
}))

/** The pools linked to a silo: which one is the default, and which are left to link. */
export const allSiloIpPoolsQuery = defineQuery(({ silo }: { silo: string }) => ({
  endpoint: 'siloIpPoolList',
  args: { path: { silo }, query: { limit: ALL_ITEMS_LIMIT } },
}))

/** The first page of a silo's identity providers. */
export const identityProviderListQuery = defineQuery(({ silo }: { silo: string }) => ({
  endpoint: 'siloIdentityProviderList',
  args: { query: { silo, limit: PAGE_SIZE } },
}))

/** A provider, which the server knows by its name only. */
export const identityProviderQuery = defineQuery(
  ({ silo, provider }: { silo: string; provider: string }) => ({
    endpoint: 'samlIdentityProviderView',
    args: { path: { provider }, query: { silo } },
  }),
)

/** The first page of a silo's users. */
export const siloUserListQuery = defineQuery(({ silo }: { silo: string }) => ({
  endpoint: 'siloUserList',
  args: { query: { silo, limit: PAGE_SIZE } },
}))

/** What the page of a silo shows, its tabs included. */
export const siloPageQueries = ({ silo }: SystemParams<'silo'>) => [
  siloViewQuery({ silo }),
  siloUtilizationQuery({ silo }),
  identityProviderListQuery({ silo }),
  siloIpPoolListQuery({ silo }),
  allSiloIpPoolsQuery({ silo }),
  optional(siloUserListQuery({ silo })),
]
