import { selectData, type ApiState } from '@/api/core/api'
import { supports } from '@/api/releases/ladder'
import { allSshKeysQuery } from '@/store/settings/ssh-keys/queries'
import {
  allIpPoolRangesQuery,
  allIpPoolSilosQuery,
  allIpPoolsQuery,
  allSiloSubnetPoolsQuery,
  allSubnetPoolMembersQuery,
  allSubnetPoolSilosQuery,
  allSubnetPoolsQuery,
} from '@/store/system/ip-pools/queries'
import {
  allIdentityProvidersQuery,
  allSiloIpPoolsQuery,
  allSilosQuery,
  identityProviderQuery,
  siloQuotasQuery,
} from '@/store/system/silos/queries'
import { addressLotViewQuery, allAddressLotsQuery } from '@/store/system/switch-ports/queries'
import { namedIn } from './items'
import { source, type Source, type Wanted } from './source'

const ofSilo = (state: ApiState, id: string, hasSubnetPools: boolean): Source[] => {
  const place = { silo: id }
  const of = { of: id }
  return [
    source('quotas', 'Quotas', siloQuotasQuery(place)),
    source('providerNames', 'Identity providers', allIdentityProvidersQuery(place)),
    ...namedIn(selectData(state, allIdentityProvidersQuery(place))).map(({ name: provider }) =>
      source(
        'samlProviders',
        'Identity providers',
        identityProviderQuery({ silo: id, provider }),
        of,
      ),
    ),
    source('ipPoolLinks', 'Links of pools', allSiloIpPoolsQuery(place), of),
    ...(hasSubnetPools
      ? [source('subnetPoolLinks', 'Links of pools', allSiloSubnetPoolsQuery(place), of)]
      : []),
  ]
}

/** Everything to read of objects of the system, or of the user, as far as it is known. */
export const systemSources = (
  state: ApiState,
  { scope: { kind, ids }, release }: Wanted,
): readonly Source[] => {
  if (kind === 'sshKey') return [source('ownKeys', 'SSH keys', allSshKeysQuery)]
  if (kind === 'addressLot')
    return [
      source('lots', 'Address lots', allAddressLotsQuery),
      ...ids.map(lot =>
        source('addressLots', 'Blocks of address lots', addressLotViewQuery({ lot }), { of: lot }),
      ),
    ]
  const hasSubnetPools = supports(release, 'subnetPools')
  return [
    source('silos', 'Silos', allSilosQuery),
    source('systemPools', 'IP pools', allIpPoolsQuery),
    ...(hasSubnetPools ? [source('systemSubnetPools', 'Subnet pools', allSubnetPoolsQuery)] : []),
    ...ids.flatMap(id => {
      if (kind === 'silo') return ofSilo(state, id, hasSubnetPools)
      if (kind === 'systemPool')
        return [
          source('ranges', 'Ranges', allIpPoolRangesQuery({ pool: id })),
          source('ipPoolLinks', 'Links of pools', allIpPoolSilosQuery({ pool: id })),
        ]
      return [
        source('members', 'Members', allSubnetPoolMembersQuery({ subnetPool: id })),
        source('subnetPoolLinks', 'Links of pools', allSubnetPoolSilosQuery({ subnetPool: id })),
      ]
    }),
  ]
}
