import { parseIp } from '@/lib/ip'
import type { PortSettingsRecord } from '../models/switch-ports'
import type { Context } from '../server/access'
import type { BodyOf } from '../server/body'
import { fail } from '../server/errors'

/** Settings to be written, under the ID of those they replace, if any. */
export interface Draft {
  readonly context: Context
  readonly spec: BodyOf<'networkingSwitchPortSettingsCreate'>
  readonly id: string
}

export type View = PortSettingsRecord['view']

/** Maps over the entries of an object keyed by link or interface name. */
export const each = <Value, Result>(
  map: Record<string, Value>,
  view: (name: string, value: Value) => Result,
): Result[] => Object.entries(map).map(([name, value]) => view(name, value))

const MAX_VLAN = 4095

export const checkVlan = (vlan: number | null | undefined): void => {
  if (vlan && vlan > MAX_VLAN) fail.invalidRequest(`VLAN ID ${vlan} is larger than ${MAX_VLAN}`)
}

/** An address as a network of one: `10.0.0.1/32`. */
export const asNetwork = (address: string): string => {
  const { version } = parseIp(address) ?? fail.invalidRequest(`"${address}" is not an address`)
  return `${address}/${version === 'v4' ? 32 : 128}`
}

/** The number of links a port can be split into. */
const LINKS_BY_GEOMETRY = { qsfp28x1: 1, qsfp28x2: 2, sfp28x4: 4 } as const

/** Responses have absent values as null. */
const NO_LLDP_DETAILS = {
  chassisId: null,
  linkDescription: null,
  linkName: null,
  systemDescription: null,
  systemName: null,
}
const NO_EQUALISATION = { main: null, post1: null, post2: null, pre1: null, pre2: null }

/** The links of a port with their LLDP and transmission settings. */
export const draftLinks = ({
  context,
  spec,
  id,
}: Draft): Pick<View, 'links' | 'linkLldp' | 'txEq'> => {
  const { ids } = context.backendState
  const { geometry } = spec.portConfig
  const most = LINKS_BY_GEOMETRY[geometry]
  if (Object.keys(spec.links).length > most) {
    fail.invalidRequest(`a port of geometry ${geometry} has ${most} links at most`)
  }
  const made = each(spec.links, (linkName, { lldp, txEq, ...link }) => {
    const { managementIp } = lldp
    const lldpLinkConfigId = ids.next()
    const txEqConfigId = txEq ? ids.next() : null
    return {
      link: { fec: null, ...link, linkName, portSettingsId: id, lldpLinkConfigId, txEqConfigId },
      lldp: {
        ...NO_LLDP_DETAILS,
        ...lldp,
        id: lldpLinkConfigId,
        managementIp: managementIp ? asNetwork(managementIp) : null,
      },
      txEq: txEq ? { ...NO_EQUALISATION, ...txEq } : null,
    }
  })
  return {
    links: made.map(({ link }) => link),
    linkLldp: made.map(({ lldp }) => lldp),
    txEq: made.map(({ txEq }) => txEq),
  }
}

/** The interfaces on the links of a port. */
export const draftInterfaces = ({
  context,
  spec,
  id,
}: Draft): Pick<View, 'interfaces' | 'vlanInterfaces'> => {
  const made = each(spec.interfaces, (interfaceName, { kind, v6Enabled }) => {
    const interfaceConfigId = context.backendState.ids.next()
    const vlanId = kind.type === 'vlan' ? kind.vid : null
    checkVlan(vlanId)
    return {
      plain: {
        id: interfaceConfigId,
        interfaceName,
        kind: kind.type,
        portSettingsId: id,
        v6Enabled,
      },
      vlan: vlanId === null ? [] : [{ interfaceConfigId, vlanId }],
    }
  })
  return {
    interfaces: made.map(({ plain }) => plain),
    vlanInterfaces: made.flatMap(({ vlan }) => vlan),
  }
}
