import { parseIp } from '@/lib/ip'
import { fail } from '../server/errors'

/** An address as a network of one: `10.0.0.1/32`. */
export const asNetwork = (address: string): string => {
  const { version } = parseIp(address) ?? fail.internal()
  return `${address}/${version === 'v4' ? 32 : 128}`
}

/** The address of a network, without the prefix length. */
export const addressIn = (network: string): string => network.split('/')[0] ?? network
