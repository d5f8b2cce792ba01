import type { LldpLinkConfig, LldpNeighbor } from '@/api/generated/types'
import { parseIp } from '@/lib/ip'
import { fail } from '../server/errors'
import { items, type Step } from './change'

/** An address as a network of one: `10.0.0.1/32`. */
export const asNetwork = (address: string): string => {
  const { version } = parseIp(address) ?? fail.internal()
  return `${address}/${version === 'v4' ? 32 : 128}`
}

/** The address of a network, without the prefix length. */
const addressIn = (network: string): string => network.split('/')[0] ?? network

const CONFIG = '/v1/system/hardware/switch-port/{port}/lldp/config'

/** An LLDP configuration as before release 15, where the management address is a network. */
export const oldLldpConfig = ({ managementIp, ...config }: LldpLinkConfig) => ({
  ...config,
  managementIp: managementIp ? asNetwork(managementIp) : null,
})

/** Leaves out management addresses that are not IP addresses. */
const oldNeighbor = ({ managementIp, ...neighbor }: LldpNeighbor) => ({
  ...neighbor,
  managementIp: managementIp.flatMap(({ addr }) =>
    'ipAddr' in addr ? [asNetwork(addr.ipAddr)] : [],
  ),
})

export const lldpSteps: readonly Step[] = [
  {
    release: 15,
    changes: {
      [`GET ${CONFIG}`]: { result: oldLldpConfig },
      [`POST ${CONFIG}`]: {
        body: ({ managementIp, ...config }: LldpLinkConfig) => ({
          ...config,
          managementIp: managementIp ? addressIn(managementIp) : null,
        }),
      },
      'GET /v1/system/hardware/rack-switch-port/{rack_id}/{switch_location}/{port}/lldp/neighbors':
        {
          result: items(oldNeighbor),
        },
    },
  },
]
