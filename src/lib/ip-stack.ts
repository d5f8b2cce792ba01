import type { IpVersion } from './ip'

/** The address of a network interface in one IP version, and the networks it forwards. */
export interface PrivateIp {
  version: IpVersion
  ip: string
  transitIps: readonly string[]
}

type Address = Omit<PrivateIp, 'version'>

/** The API's `PrivateIpStack`. */
type PrivateIpStack =
  | { type: 'v4' | 'v6'; value: Address }
  | { type: 'dual_stack'; value: { v4: Address; v6: Address } }

/** The addresses of a network interface, IPv4 first; empty for a stack of an unknown type. */
export const privateIps = (stack: PrivateIpStack): readonly PrivateIp[] => {
  switch (stack.type) {
    case 'v4':
    case 'v6':
      return [{ version: stack.type, ...stack.value }]
    case 'dual_stack':
      return [
        { version: 'v4', ...stack.value.v4 },
        { version: 'v6', ...stack.value.v6 },
      ]
    default:
      return []
  }
}

/**
 * The IP version of an address or block that the server or a field's rules have accepted; undefined
 * if there is none.
 */
export const versionOf = (text: string | undefined): IpVersion | undefined => {
  if (!text) return undefined
  return text.includes(':') ? 'v6' : 'v4'
}

/** The networks that a network interface forwards, IPv4 first. */
export const transitIpsOf = (stack: PrivateIpStack): string[] =>
  privateIps(stack).flatMap(({ transitIps }) => transitIps)
