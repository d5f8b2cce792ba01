import { icmpTypeError } from '@/lib/icmp'
import { ipError, parseIp, type IpVersion } from '@/lib/ip'
import { versionOf } from '@/lib/ip-stack'
import type { CheckParams } from '../reachability-paths'

/** What kind of packet is asked about. */
type Traffic =
  | { protocol: 'tcp' | 'udp'; port: number }
  /** Null is any message: before release 16, rules cannot tell them apart. */
  | { protocol: 'icmp'; message: { type: number; code?: number } | null }
  | { protocol: 'other'; number: number }

export interface Network {
  version: IpVersion
  traffic: Traffic
}

export type CheckKind = 'outside' | 'from' | 'to' | 'internet'

/** A question about an instance. */
export interface Question extends Network {
  kind: CheckKind
  /** The name of the network interface; absent for the primary one. */
  nic?: string
  /** Which external address is asked about; absent for any. */
  address?: string
  /** The other end outside the rack; absent for any. */
  remote?: string | undefined
}

type Params = CheckParams<'check'>

export const CHECKS: readonly { value: CheckKind; label: string }[] = [
  { value: 'outside', label: 'From outside' },
  { value: 'from', label: 'From another instance' },
  { value: 'to', label: 'To another instance' },
  { value: 'internet', label: 'To the internet' },
]

export const PROTOCOLS = [
  { value: 'tcp', label: 'TCP' },
  { value: 'udp', label: 'UDP' },
  { value: 'icmp', label: 'ICMP' },
  { value: 'other', label: 'Other' },
] as const

const NAMED_NUMBERS: Readonly<Record<number, string>> = {
  1: 'ICMP',
  6: 'TCP',
  17: 'UDP',
  58: 'ICMP',
}

const integer = (text: string): number | undefined =>
  /^\d{1,5}$/.test(text) ? Number(text) : undefined

/** Why a text is not a port, or undefined. */
const portError = (text: string): string | undefined => {
  const port = integer(text)
  return port !== undefined && port >= 1 && port <= 65_535
    ? undefined
    : 'Enter a port from 1 to 65535'
}

/** Why a text is not the number of a protocol without its own choice, or undefined. */
const protocolError = (text: string): string | undefined => {
  const number = integer(text)
  if (number === undefined || number > 255) return 'Enter a protocol number from 0 to 255'
  return NAMED_NUMBERS[number] && `Choose ${NAMED_NUMBERS[number]} as the protocol`
}

/** Why a text is not a type of ICMP or a type and code such as `3/4`, or undefined. */
const messageError = (text: string): string | undefined => {
  const [type = '', code, ...rest] = text.split('/')
  const isRight =
    type !== '' &&
    rest.length === 0 &&
    !icmpTypeError(type) &&
    code !== '' &&
    !icmpTypeError(code ?? '')
  return isRight ? undefined : 'Enter a type, or a type and code such as 3/4'
}

/** Why a text is not an address of that IP version, or undefined. */
const remoteError = (text: string, version: IpVersion): string | undefined =>
  ipError(text) ?? (versionOf(text) === version ? undefined : `Must be an IP${version} address`)

/** The type of an echo request. */
const ECHO = { v4: 8, v6: 128 } as const

/** The fields with a value that cannot be used, each with the reason. */
export type QuestionErrors = Partial<
  Record<'port' | 'message' | 'remote' | 'other', string | undefined>
>

/** The fields whose text goes into the address once it can be asked about. */
export type TypedField = keyof QuestionErrors

/** Why a typed text cannot be asked about the instance of that name, or undefined. */
export const typedError = (
  field: TypedField,
  typed: string,
  { traffic, version }: Question,
  instance: string,
): string | undefined => {
  const text = typed.trim()
  if (text === '') return undefined
  switch (field) {
    case 'port':
      return traffic.protocol === 'other' ? protocolError(text) : portError(text)
    case 'message':
      return messageError(text)
    case 'remote':
      return remoteError(text, version)
    case 'other':
      return text === instance ? 'Choose another instance' : undefined
  }
}

interface Defaults {
  version: IpVersion
  hasIcmpTypes: boolean
  /** The name of the instance itself. */
  instance: string
}

const kindOf = ({ check }: Params): CheckKind =>
  CHECKS.find(({ value }) => value === check)?.value ?? 'outside'

/** What an address of the check asks: what cannot be used counts as absent. */
export const readQuestion = (params: Params, defaults: Defaults) => {
  const kind = kindOf(params)
  const version: IpVersion =
    params.version === '6' ? 'v6' : params.version === '4' ? 'v4' : defaults.version
  const protocol = PROTOCOLS.find(({ value }) => value === params.protocol)?.value ?? 'tcp'
  const { port, message, remote, address } = params
  const isBetween = kind === 'from' || kind === 'to'
  const errors: QuestionErrors = {
    ...(port &&
      protocol !== 'icmp' && {
        port: protocol === 'other' ? protocolError(port) : portError(port),
      }),
    ...(message &&
      protocol === 'icmp' &&
      defaults.hasIcmpTypes && { message: messageError(message) }),
    ...(remote && !isBetween && { remote: remoteError(remote, version) }),
    ...(isBetween && params.other === defaults.instance && { other: 'Choose another instance' }),
  }
  const number = port && !errors.port ? Number(port) : undefined
  const question: Question = {
    kind,
    version,
    traffic:
      protocol === 'icmp'
        ? { protocol, message: messageOf(errors.message ? undefined : message, version, defaults) }
        : protocol === 'other'
          ? { protocol, number: number ?? 47 }
          : { protocol, port: number ?? 22 },
    ...(params.interface && { nic: params.interface }),
    ...(address && kind === 'outside' && parseIp(address) && { address }),
    ...(remote && !isBetween && !errors.remote && { remote }),
  }
  const other = isBetween && !errors.other ? params.other : undefined
  return { question, errors, other: other ?? '' }
}

const messageOf = (
  text: string | undefined,
  version: IpVersion,
  { hasIcmpTypes }: Defaults,
): { type: number; code?: number } | null => {
  if (!hasIcmpTypes) return null
  if (!text) return { type: ECHO[version], code: 0 }
  const [type, code] = text.split('/')
  return { type: Number(type), ...(code !== undefined && { code: Number(code) }) }
}

/** The question in words, as in the list of recent checks: `From outside, TCP 22, IPv4`. */
export const questionText = (
  { kind, traffic, version, remote }: Question,
  other: string,
): string => {
  const label = CHECKS.find(({ value }) => value === kind)!.label
  const what =
    traffic.protocol === 'icmp'
      ? traffic.message
        ? `ICMP type ${traffic.message.type}`
        : 'ICMP'
      : traffic.protocol === 'other'
        ? `protocol ${traffic.number}`
        : `${traffic.protocol.toUpperCase()} ${traffic.port}`
  return [label, other, remote, what, `IP${version}`].filter(Boolean).join(', ')
}

/** The ports of HTTP, and whether it is encrypted. */
const WEB: Readonly<Record<number, 'http' | 'https'>> = { 80: 'http', 443: 'https', 8080: 'http' }

/**
 * Commands that try what was asked, from where it fails. Without the address of the other end, a
 * placeholder stands for it.
 */
export const tryLines = (
  { kind, traffic, version, remote }: Question,
  address: string | undefined,
): readonly string[] => {
  const end = (kind === 'internet' ? remote : address) ?? 'ADDRESS'
  if (traffic.protocol === 'icmp') return [`ping ${version === 'v6' ? '-6 ' : ''}${end}`]
  if (!('port' in traffic)) return []
  const { protocol, port } = traffic
  const scheme = protocol === 'tcp' ? WEB[port] : undefined
  const host = end.includes(':') ? `[${end}]` : end
  return [
    `nc -vz${protocol === 'udp' ? 'u' : ''} ${end} ${port}`,
    ...(scheme ? [`curl -v ${scheme}://${host}${port === 8080 ? ':8080' : ''}/`] : []),
  ]
}
