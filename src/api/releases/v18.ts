import type * as Api from '@/api/generated/types'
import { items, unsupported, type Conversions } from './step'
import type { Steps } from './translate'
import { steps as newer } from './v19'

/** A switch was named by its location. */
const located = ({ switchSlot, ...rest }: { switchSlot: Api.SwitchSlot }) => ({
  ...rest,
  switchLocation: switchSlot,
})

const slotted = ({ switchLocation, ...rest }: { switchLocation: Api.SwitchSlot }) => ({
  ...rest,
  switchSlot: switchLocation,
})

const bfdSent = ({ switchSlot, ...session }: Api.BfdSessionDisable) => ({
  ...session,
  switch: switchSlot,
})

const bfdRead = ({ switch: switchSlot, ...session }: { switch: Api.SwitchSlot }) => ({
  ...session,
  switchSlot,
})

/** That any source is accepted is not said: there are no sources then. */
const groupRead = (group: Omit<Api.MulticastGroup, 'hasAnySourceMember'>): Api.MulticastGroup => ({
  ...group,
  hasAnySourceMember: group.sourceIps.length === 0,
})

const conversions: Conversions = {
  'GET /v1/system/hardware/switch-port/{port}/lldp/config': { query: located },
  'POST /v1/system/hardware/switch-port/{port}/lldp/config': { query: located },
  'POST /v1/system/hardware/switch-port/{port}/settings': { query: located },
  'DELETE /v1/system/hardware/switch-port/{port}/settings': { query: located },
  'GET /v1/system/hardware/switch-port/{port}/status': { query: located },
  'GET /v1/system/hardware/switch-port': { result: items(slotted) },
  'GET /v1/system/networking/loopback-address': { result: items(slotted) },
  'POST /v1/system/networking/loopback-address': {
    body: (address: Api.LoopbackAddressCreate) => located(address),
    result: slotted,
  },
  'POST /v1/system/networking/bfd-enable': { body: bfdSent },
  'POST /v1/system/networking/bfd-disable': { body: bfdSent },
  'GET /v1/system/networking/bfd-status': {
    result: (sessions: readonly { switch: Api.SwitchSlot }[]) => sessions.map(bfdRead),
  },
  'GET /v1/multicast-groups': { result: items(groupRead) },
  'GET /v1/multicast-groups/{group}': { result: groupRead },
  'POST /v1/external-subnets': {
    body({ allocator, ...subnet }: Api.ExternalSubnetCreate) {
      if (allocator.type === 'explicit') return { ...subnet, allocator }
      const { prefixLength, ...auto } = allocator
      return { ...subnet, allocator: { ...auto, prefixLen: prefixLength } }
    },
  },
  'GET /v1/system/subnet-pools/{pool}/utilization': {
    result: ({ allocated, capacity }: { allocated: number; capacity: number }) => ({
      capacity,
      remaining: capacity - allocated,
    }),
  },
  'PUT /v1/vpc-firewall-rules': {
    body(params: Api.VpcFirewallRuleUpdateParams) {
      const protocols = params.rules?.flatMap(({ filters }) => filters.protocols ?? []) ?? []
      if (protocols.some(({ type }) => type === 'icmp6')) unsupported('Filters of ICMPv6', 19)
      return params
    },
  },
}

/** The steps from the newest release down to release 18, newest first. */
export const steps: Steps = [...newer, { release: 18, conversions }]
