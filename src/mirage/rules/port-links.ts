import type { PortSettingsRecord } from '../models/system-records'
import type { Context } from '../server/access'
import type { BodyOf } from '../server/answer'
import { fail } from '../server/errors'

/** Settings to be written, under the ID of those they replace, if any. */
export interface Draft {
  readonly context: Context
  readonly spec: BodyOf<'networkingSwitchPortSettingsCreate'>
  readonly id: string
}

/** What the settings consist of, apart from their identity. */
export type Parts = Omit<
  PortSettingsRecord,
  'id' | 'name' | 'description' | 'timeCreated' | 'timeModified'
>

const MAX_VLAN = 4095

export const checkVlan = (vlan: number | null | undefined): void => {
  if (vlan && vlan > MAX_VLAN) fail.invalidRequest(`VLAN ID ${vlan} is larger than ${MAX_VLAN}`)
}

/** The number of links a port can be split into. */
const LINKS_BY_GEOMETRY = { qsfp28x1: 1, qsfp28x2: 2, sfp28x4: 4 } as const

/** Responses have absent values as null. */
const NO_LLDP_DETAILS = {
  chassisId: null,
  linkDescription: null,
  linkName: null,
  managementIp: null,
  systemDescription: null,
  systemName: null,
}
const NO_EQUALISATION = { main: null, post1: null, post2: null, pre1: null, pre2: null }

const checkDistinct = (names: readonly string[]) => {
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) fail.invalidRequest(`link "${twice}" is given twice`)
}

/** The links of a port with their LLDP and transmission settings. */
export const draftLinks = ({ context, spec, id }: Draft): Parts['links'] => {
  const { ids } = context.backendState
  const { geometry } = spec.portConfig
  const most = LINKS_BY_GEOMETRY[geometry]
  if (spec.links.length > most) {
    fail.invalidRequest(`a port of geometry ${geometry} has ${most} links at most`)
  }
  checkDistinct(spec.links.map(({ linkName }) => linkName))
  return spec.links.map(({ lldp, txEq, ...link }) => ({
    fec: null,
    ...link,
    portSettingsId: id,
    lldpLinkConfig: { ...NO_LLDP_DETAILS, ...lldp, id: ids.next() },
    txEqConfig: txEq ? { ...NO_EQUALISATION, ...txEq } : null,
    txEqConfigId: txEq ? ids.next() : null,
  }))
}

/** The interfaces on the links of a port. */
export const draftInterfaces = ({ context, spec, id }: Draft): Parts['interfaces'] =>
  spec.interfaces.map(({ kind, linkName, v6Enabled }) => {
    if (kind.type === 'vlan') checkVlan(kind.vid)
    return {
      id: context.backendState.ids.next(),
      interfaceName: linkName,
      kind,
      portSettingsId: id,
      v6Enabled,
    }
  })
