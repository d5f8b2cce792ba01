import type { LinkFec, LldpLinkConfig, SwitchPort } from '@/api/generated/types'
import { ipError } from '@/lib/ip'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { capitalize, enumWords } from '@/lib/text'

/** How a port is named in sentences: the rack has ports of the same name on both switches. */
export const portName = ({
  portName: port,
  switchSlot,
}: Pick<SwitchPort, 'portName' | 'switchSlot'>) => `${port} on ${switchSlot}`

/** Whether the user's own connection runs over ports: surely, perhaps or not at all. */
export type SessionRisk = 'sure' | 'possible' | 'none'

/**
 * Whether a change to the ports with these ids touches the user's own connection. It runs over one
 * of the ports that have settings; nothing says which.
 */
export const sessionRisk = (
  ports: readonly SwitchPort[],
  changed: ReadonlySet<string>,
): SessionRisk => {
  const used = ports.filter(({ portSettingsId }) => portSettingsId)
  const touched = used.filter(({ id }) => changed.has(id))
  if (touched.length === 0) return 'none'
  return touched.length === used.length ? 'sure' : 'possible'
}

/** What to say about the user's own connection. */
export const sessionWarnings: Record<Exclude<SessionRisk, 'none'>, RichText> = {
  sure: rich`No other port has settings, so ${emphasis('your own connection to the rack runs over this change')}. If the new settings are wrong, this console is cut off.`,
  possible: rich`Your own connection may run over one of these ports. If it does and the new settings are wrong, this console is cut off.`,
}

type Fact = readonly [label: string, value: string]

/** What is recognized of the report on a link. */
export interface LinkFacts {
  /** Empty if the report is about the port as a whole. */
  link: string
  facts: readonly Fact[]
}

type Found = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Found =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const LINK_LABELS = {
  linkState: 'Link state',
  fsmState: 'State machine',
  enabled: 'Enabled',
  speed: 'Speed',
  fec: 'FEC',
  autoneg: 'Autonegotiation',
  mtu: 'MTU',
  media: 'Media',
  presence: 'Transceiver present',
  address: 'MAC address',
} as const

const MONITOR_LABELS = {
  temperature: ['Temperature', ' °C'],
  supplyVoltage: ['Supply voltage', ' V'],
  receiverPower: ['Receiver power', ' mW'],
  transmitterPower: ['Transmitter power', ' mW'],
  transmitterBiasCurrent: ['Transmitter bias current', ' mA'],
} as const

export const fecLabels: Record<LinkFec, string> = {
  firecode: 'FireCode',
  none: 'None',
  rs: 'Reed–Solomon',
}

const KNOWN_FEC: Readonly<Record<string, string>> = fecLabels

const inWords = (key: string, text: string): string => {
  // `speed100_g` as on the rack's own tools.
  const [, gigabits] = /^speed(\d+)_?g$/i.exec(text) ?? []
  if (gigabits !== undefined) return `${gigabits} Gbit/s`
  if (key === 'fec') return KNOWN_FEC[text] ?? text
  return key.endsWith('State') ? capitalize(enumWords(text)) : text
}

const textOf = (key: string, value: unknown): string | undefined => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? inWords(key, value) : undefined
}

/** Readings are numbers, or objects that say how they were measured. */
const reading = (value: unknown): string | undefined => {
  const lanes = Array.isArray(value) ? value : [value]
  const numbers = lanes.map(lane => (isObject(lane) ? Object.values(lane)[0] : lane))
  return numbers.length > 0 && numbers.every(each => typeof each === 'number')
    ? numbers.join(', ')
    : undefined
}

const factsOf = (link: Found): readonly Fact[] =>
  Object.entries(LINK_LABELS).flatMap(([key, label]): Fact[] => {
    const text = textOf(key, link[key])
    return text === undefined ? [] : [[label, text]]
  })

const linksIn = (link: unknown): LinkFacts[] => {
  if (!isObject(link)) return []
  const facts = factsOf(link)
  if (facts.length > 0) return [{ link: '', facts }]
  return Object.entries(link).flatMap(([name, each]) => {
    const found = isObject(each) ? factsOf(each) : []
    return found.length > 0 ? [{ link: name, facts: found }] : []
  })
}

const monitorsIn = (monitors: unknown): LinkFacts[] => {
  if (!isObject(monitors)) return []
  const facts = Object.entries(MONITOR_LABELS).flatMap(([key, [label, unit]]): Fact[] => {
    const text = reading(monitors[key])
    return text === undefined ? [] : [[label, text + unit]]
  })
  return facts.length > 0 ? [{ link: 'Transceiver', facts }] : []
}

/** The important facts of a port's status, whose format the API leaves open. */
export const statusFacts = (status: unknown): LinkFacts[] =>
  isObject(status) ? [...linksIn(status.link), ...monitorsIn(status.monitors)] : []

/** Empty texts are not announced. */
export interface LldpValues {
  enabled: boolean
  chassisId: string
  systemName: string
  systemDescription: string
  linkName: string
  linkDescription: string
  managementIp: string
}

/** The texts of an LLDP configuration, with their labels. */
export const LLDP_LABELS = {
  chassisId: 'Chassis ID',
  systemName: 'System name',
  systemDescription: 'System description',
  linkName: 'Link name',
  linkDescription: 'Link description',
  managementIp: 'Management IP',
} as const

type LldpText = keyof typeof LLDP_LABELS

export const LLDP_TEXTS = Object.keys(LLDP_LABELS) as LldpText[]

/** The form’s values for a configuration. */
export const lldpValues = (config: Omit<LldpLinkConfig, 'id'> | null | undefined): LldpValues => ({
  enabled: config?.enabled ?? true,
  chassisId: config?.chassisId ?? '',
  systemName: config?.systemName ?? '',
  systemDescription: config?.systemDescription ?? '',
  linkName: config?.linkName ?? '',
  linkDescription: config?.linkDescription ?? '',
  managementIp: config?.managementIp ?? '',
})

/** The configuration for the form’s values. */
export const lldpConfig = (values: LldpValues): Omit<LldpLinkConfig, 'id'> => ({
  enabled: values.enabled,
  chassisId: values.chassisId.trim() || null,
  systemName: values.systemName.trim() || null,
  systemDescription: values.systemDescription.trim() || null,
  linkName: values.linkName.trim() || null,
  linkDescription: values.linkDescription.trim() || null,
  managementIp: values.managementIp.trim() || null,
})

export const managementIpError = ({ managementIp }: Pick<LldpValues, 'managementIp'>) =>
  managementIp.trim() === '' ? undefined : ipError(managementIp.trim())
