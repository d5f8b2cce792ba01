import type { SystemParams } from '@/store/system/paths'
import type { Read } from '@/store/forms/definition'
import { accessQueries } from '@/store/access/queries'
import { defineQuery, listOf, optional, type RouteQuery } from '@/store/queries/define'

export const { page: siloListQuery, all: allSilosQuery } = listOf('siloList')

export const siloViewQuery = defineQuery(({ silo }: { silo: string }) => ({
  endpoint: 'siloView',
  args: { path: { silo } },
}))

export const siloQuotasQuery = defineQuery(({ silo }: { silo: string }) => ({
  endpoint: 'siloQuotasView',
  args: { path: { silo } },
}))

export const siloUtilizationQuery = defineQuery(({ silo }: { silo: string }) => ({
  endpoint: 'siloUtilizationView',
  args: { path: { silo } },
}))

export const { page: siloIpPoolListQuery, all: allSiloIpPoolsQuery } = listOf(
  'siloIpPoolList',
  ({ silo }: { silo: string }) => ({ path: { silo } }),
)

/** The first page of a silo's identity providers, and all of them. */
export const { page: identityProviderListQuery, all: allIdentityProvidersQuery } = listOf(
  'siloIdentityProviderList',
  ({ silo }: { silo: string }) => ({ query: { silo } }),
)

/** An identity provider, which the server finds by name only. */
export const identityProviderQuery = defineQuery(
  ({ silo, provider }: { silo: string; provider: string }) => ({
    endpoint: 'samlIdentityProviderView',
    args: { path: { provider }, query: { silo } },
  }),
)

/** The first page of a silo's users. */
export const { page: siloUserListQuery } = listOf('siloUserList', ({ silo }: { silo: string }) => ({
  query: { silo },
}))

/** The tokens with which the identity provider of a silo pushes users and groups. */
export const scimTokenListQuery = defineQuery(({ silo }: { silo: string }) => ({
  endpoint: 'scimTokenList',
  args: { query: { silo } },
}))

/** The queries of a silo's page and its tabs. */
export const siloPageQueries = ({ silo }: SystemParams<'silo'>) => [
  siloViewQuery({ silo }),
  siloUtilizationQuery({ silo }),
  identityProviderListQuery({ silo }),
  siloIpPoolListQuery({ silo }),
  allSiloIpPoolsQuery({ silo }),
  optional(siloUserListQuery({ silo })),
]

/** The further queries of a tab on the page of a silo. */
export const siloTabQueries = (
  { silo, tab }: SystemParams<'silo'> & { tab?: string },
  read: Read,
): readonly RouteQuery[] => {
  if (tab === 'access') return accessQueries({ silo }).map(optional)
  return tab === 'scim' && read(siloViewQuery({ silo }))?.identityMode === 'saml_scim'
    ? [optional(scimTokenListQuery({ silo }))]
    : []
}

/** The queries of the page: the roles on the fleet, and the silos whose roles give such roles. */
export const fleetAccessQueries = [...accessQueries({ on: 'fleet' }), optional(allSilosQuery)]

/** A user, if they are of that silo. */
export const siloUserQuery = defineQuery(({ silo, user }: { silo: string; user: string }) => ({
  endpoint: 'siloUserView',
  args: { path: { userId: user }, query: { silo } },
  expect: [404],
}))

/** The use and quotas of each silo. */
export const { all: siloUtilizationsQuery } = listOf('siloUtilizationList')

/** The silos, for selection. */
export const { all: siloChoicesQuery } = listOf('siloList')
