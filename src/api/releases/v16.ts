import type * as Api from '@/api/generated/types'
import { without } from '@/lib/without'
import { unsupported, type Conversions } from './step'
import type { Steps } from './translate'
import { steps as newer } from './v17'

const instanceSent = <Body extends Api.InstanceCreate | Api.InstanceUpdate>(body: Body) => {
  if (body.cpuPlatform) unsupported('CPU platforms', 17)
  return without(body, 'cpuPlatform')
}

interface OldInterfaces {
  type: string
  params?: readonly InterfaceSent[]
}

type InterfaceSent = Omit<Api.InstanceNetworkInterfaceCreate, 'ipConfig'> & {
  transitIps?: readonly string[]
}

const interfaceSent = ({ transitIps = [], ...body }: InterfaceSent) => {
  if (transitIps.length > 0) unsupported('Interfaces created with transit IPs', 17)
  return body
}

/** The addresses of both versions, and each of them as it was counted. */
const utilizationRead = ({
  ipv4,
  ipv6,
}: Record<'ipv4' | 'ipv6', { allocated: number | string; capacity: number | string }>) => {
  const capacity = Number(ipv4.capacity) + Number(ipv6.capacity)
  const remaining = capacity - Number(ipv4.allocated) - Number(ipv6.allocated)
  return { capacity, remaining, ipv4, ipv6 }
}

const tablesRead = (result: {
  tables: readonly { timeseries: Readonly<Record<string, unknown>> }[]
}) => ({
  ...result,
  tables: result.tables.map(table => ({ ...table, timeseries: Object.values(table.timeseries) })),
})

const policySent = (policy: Api.ProjectRolePolicy | Api.SiloRolePolicy) => {
  if (policy.roleAssignments.some(({ roleName }) => roleName === 'limited_collaborator'))
    unsupported('Limited collaborators', 17)
  return policy
}

interface OldTargetRelease {
  generation: number
  timeRequested: string
  releaseSource: { type: 'unspecified' } | { type: 'system_version'; version: string }
}

const conversions: Conversions = {
  'POST /v1/instances': {
    body(body: Api.InstanceCreate) {
      const { networkInterfaces, ...instance } = instanceSent(body)
      const interfaces = networkInterfaces as OldInterfaces | undefined
      const params = interfaces?.params?.map(interfaceSent)
      return {
        ...instance,
        ...(interfaces && { networkInterfaces: { ...interfaces, ...(params && { params }) } }),
      }
    },
  },
  'PUT /v1/instances/{instance}': { body: (body: Api.InstanceUpdate) => instanceSent(body) },
  'POST /v1/network-interfaces': { body: interfaceSent },
  'POST /v1/system/ip-pools': {
    body({ poolType, ...pool }: Api.IpPoolCreate) {
      if (poolType === 'multicast') unsupported('Multicast pools', 17)
      return without(pool, 'ipVersion')
    },
  },
  /** The blocks alone: the lot itself is only in the list. */
  'GET /v1/system/networking/address-lot/{addressLot}': {
    to: 'GET /v1/system/networking/address-lot/{addressLot}/blocks',
    result: ({ items }: Api.AddressLotBlockResultsPage) => ({ blocks: items }),
  },
  'GET /v1/system/ip-pools/{pool}/utilization': { result: utilizationRead },
  'POST /v1/timeseries/query': { result: tablesRead },
  'POST /v1/system/timeseries/query': { result: tablesRead },
  'PUT /v1/policy': { body: policySent },
  'PUT /v1/projects/{project}/policy': { body: policySent },
  'PUT /v1/system/silos/{silo}/policy': { body: policySent },
  'POST /v1/system/silos': {
    body(silo: Api.SiloCreate) {
      if (silo.identityMode === 'saml_scim') unsupported('Silos with SCIM', 17)
      return silo
    },
  },
  'GET /v1/system/update/status': {
    to: 'GET /v1/system/update/target-release',
    result: ({ generation, timeRequested, releaseSource }: OldTargetRelease) => ({
      generation,
      componentsByReleaseVersion: {},
      suspended: false,
      targetRelease:
        releaseSource.type === 'system_version'
          ? { timeRequested, version: releaseSource.version }
          : null,
    }),
  },
}

/** The steps from the newest release down to release 16, newest first. */
export const steps: Steps = [...newer, { release: 16, conversions }]
