import type {
  InstanceNetworkInterface,
  PrivateIpConfig,
  PrivateIpStack,
  ProbeInfo,
} from '@/api/generated/types'
import { fail } from '../server/errors'
import { items, type Step } from './change'

/** An interface to create, as before release 18; before release 17 without transit IPs. */
export interface OldInterfaceCreate {
  readonly ip?: string | null | undefined
  readonly transitIps?: readonly string[]
}

const isV6 = (address: string): boolean => address.includes(':')

/** An interface with one address: of IPv4 unless an IPv6 address is given. */
export const newInterfaceCreate = ({ ip, transitIps = [], ...nic }: OldInterfaceCreate) => {
  const type = ip && isV6(ip) ? 'v6' : 'v4'
  if (transitIps.some(network => isV6(network) !== (type === 'v6'))) {
    fail.invalidRequest(`transit IPs of an IP${type} interface must be IP${type} networks`)
  }
  const assignment = ip ? { type: 'explicit', value: ip } : { type: 'auto' }
  return { ...nic, ipConfig: { type, value: { ip: assignment, transitIps } } }
}

/** The only address of an interface, as before release 18. */
const onlyPart = (id: string, stack: PrivateIpStack | PrivateIpConfig) =>
  stack.type === 'dual_stack'
    ? fail.invalidRequest(
        `The network interface with ID '${id}' is a dual-stack NIC, which this version of the API cannot represent. Update your client and retry the request.`,
      )
    : stack.value

const oldInterface = ({ ipStack, ...nic }: InstanceNetworkInterface) => ({
  ...nic,
  ...onlyPart(nic.id, ipStack),
})

const oldProbe = ({ interface: { ipConfig, ...nic }, ...probe }: ProbeInfo) => ({
  ...probe,
  interface: { ...nic, ...onlyPart(nic.id, ipConfig) },
})

export const networkInterfaceSteps: readonly Step[] = [
  {
    release: 18,
    changes: {
      'GET /v1/network-interfaces': { result: items(oldInterface) },
      'POST /v1/network-interfaces': { body: newInterfaceCreate, result: oldInterface },
      'GET /v1/network-interfaces/{interface}': { result: oldInterface },
      'PUT /v1/network-interfaces/{interface}': { result: oldInterface },
      'GET /v1/vpc-subnets/{subnet}/network-interfaces': { result: items(oldInterface) },
      'GET /experimental/v1/probes': { result: items(oldProbe) },
      'GET /experimental/v1/probes/{probe}': { result: oldProbe },
    },
  },
]
