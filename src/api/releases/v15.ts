import type * as Api from '@/api/generated/types'
import { without } from '@/lib/without'
import { unsupported, type Conversions } from './step'
import type { Steps } from './translate'
import { steps as newer } from './v16'

/** A protocol was its name in capitals. */
const protocolSent = (protocol: Api.VpcFirewallRuleProtocol): string => {
  if ('value' in protocol && protocol.value) unsupported('Filters of ICMP types', 16)
  return protocol.type.toUpperCase()
}

const protocolRead = (name: string) => {
  const type = name.toLowerCase()
  return type === 'icmp' ? { type, value: null } : { type }
}

interface OldRules extends Omit<Api.VpcFirewallRules, 'rules'> {
  rules: readonly { filters: { protocols?: readonly string[] | null } }[]
}

const rulesRead = ({ rules, ...rest }: OldRules) => ({
  ...rest,
  rules: rules.map(({ filters, ...rule }) => ({
    ...rule,
    filters: {
      ...filters,
      ...(filters.protocols && { protocols: filters.protocols.map(protocolRead) }),
    },
  })),
})

const conversions: Conversions = {
  'GET /v1/alert-receivers/{receiver}/deliveries': {
    query: ({ sortBy, ...query }: { sortBy?: Api.TimeAndIdSortMode }) =>
      sortBy ? { ...query, sortBy: sortBy.replace('time_and_id_', '') } : query,
  },
  'GET /v1/vpc-firewall-rules': { result: rulesRead },
  'PUT /v1/vpc-firewall-rules': {
    body: ({ rules = [], ...rest }: Api.VpcFirewallRuleUpdateParams) => ({
      ...rest,
      rules: rules.map(({ filters, ...rule }) => ({
        ...rule,
        filters: {
          ...filters,
          ...(filters.protocols && { protocols: filters.protocols.map(protocolSent) }),
        },
      })),
    }),
    result: rulesRead,
  },
  'GET /experimental/v1/system/support-bundles': {
    query: (query: { sortBy?: unknown }) => without(query, 'sortBy'),
  },
  'POST /experimental/v1/system/support-bundles': {
    body({ userComment }: Api.SupportBundleCreate) {
      if (userComment) unsupported('Comments of support bundles', 16)
      return undefined
    },
  },
}

/** The steps from the newest release down to release 15, newest first. */
export const steps: Steps = [...newer, { release: 15, conversions }]
