import { z } from 'zod'
import { compareIps, parseIp } from '@/lib/ip'
import { ipv4, ipv6, text, uint32 } from './scalars'

/** EUI-48, such as `A8:40:25:F0:00:01`. */
export const MacAddr = text
  .min(5, 'invalid MAC address')
  .max(17, 'invalid MAC address')
  .regex(/^([0-9a-fA-F]{0,2}:){5}[0-9a-fA-F]{0,2}$/, 'invalid MAC address')
export type MacAddr = z.infer<typeof MacAddr>

/** An IPv4 block, such as `172.30.0.0/22`. */
export const Ipv4Net = text.regex(
  /^(([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])\.){3}([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])\/([0-9]|1[0-9]|2[0-9]|3[0-2])$/,
  { error: 'invalid IPv4 network', abort: true },
)
export type Ipv4Net = z.infer<typeof Ipv4Net>

/** An IPv6 block, such as `fd12:3456::/64`. */
export const Ipv6Net = text.regex(
  /^(([0-9a-fA-F]{1,4}:){7,7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:)|fe80:(:[0-9a-fA-F]{0,4}){0,4}%[0-9a-zA-Z]{1,}|::(ffff(:0{1,4}){0,1}:){0,1}((25[0-5]|(2[0-4]|1{0,1}[0-9]){0,1}[0-9])\.){3,3}(25[0-5]|(2[0-4]|1{0,1}[0-9]){0,1}[0-9])|([0-9a-fA-F]{1,4}:){1,4}:((25[0-5]|(2[0-4]|1{0,1}[0-9]){0,1}[0-9])\.){3,3}(25[0-5]|(2[0-4]|1{0,1}[0-9]){0,1}[0-9]))\/([0-9]|[1-9][0-9]|1[0-1][0-9]|12[0-8])$/,
  { error: 'invalid IPv6 network', abort: true },
)
export type Ipv6Net = z.infer<typeof Ipv6Net>

/** A block of either family. */
export const IpNet = z.union([Ipv4Net, Ipv6Net], 'invalid IP network')
export type IpNet = z.infer<typeof IpNet>

const ascends = (range: { first: string; last: string }) => {
  const [first, last] = [parseIp(range.first), parseIp(range.last)]
  return first !== undefined && last !== undefined && compareIps(first, last) <= 0
}
const notAscending = { error: 'Invalid range' }

/** IPv4 addresses from `first` to `last`, both included. */
export const Ipv4Range = z.object({ first: ipv4, last: ipv4 }).refine(ascends, notAscending)
export type Ipv4Range = z.infer<typeof Ipv4Range>

/** IPv6 addresses from `first` to `last`, both included. */
export const Ipv6Range = z.object({ first: ipv6, last: ipv6 }).refine(ascends, notAscending)
export type Ipv6Range = z.infer<typeof Ipv6Range>

/** A range of either family. */
export const IpRange = z.union(
  [Ipv4Range, Ipv6Range],
  'data did not match any variant of untagged enum IpRange',
)
export type IpRange = z.infer<typeof IpRange>

const isPort = (port: string) => Number(port) >= 1 && Number(port) <= 65535

/** One port, or an inclusive range of them such as `8000-8080`. */
export const L4PortRange = text
  .min(1, 'invalid port range')
  .max(11, 'invalid port range')
  .regex(/^[0-9]{1,5}(-[0-9]{1,5})?$/, { error: 'invalid port range', abort: true })
  .refine(range => range.split('-').every(isPort), 'invalid port number')
export type L4PortRange = z.infer<typeof L4PortRange>

/** A virtual network identifier, 24 bits wide. */
export const Vni = uint32.refine(vni => vni < 2 ** 24, 'Invalid VNI')
export type Vni = z.infer<typeof Vni>
