import type { PrivateIpStack } from '@/api/generated/types'
import { parseIp, type IpVersion } from './ip'

/** The address of a network interface in one IP version, and the networks it forwards. */
export interface PrivateIp {
  version: IpVersion
  ip: string
  transitIps: readonly string[]
}

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

/** The IP version of an address or block; undefined if there is none, or the text is neither. */
export const versionOf = (text: string | undefined): IpVersion | undefined =>
  parseIp(text?.split('/')[0] ?? '')?.version

/** The networks that a network interface forwards, IPv4 first. */
export const transitIpsOf = (stack: PrivateIpStack): string[] =>
  privateIps(stack).flatMap(({ transitIps }) => transitIps)
