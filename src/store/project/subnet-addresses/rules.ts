import type { Instance, InstanceNetworkInterface } from '@/api/generated/types'
import { addressesText, lowestFree, usableSpan } from '@/lib/address-map'
import { containsIp, firstAddress, lastAddress, parseCidr, type Cidr } from '@/lib/cidr'
import { formatIp, parseIp, type Ip } from '@/lib/ip'
import { privateIps } from '@/lib/ip-stack'
import { formatNumber } from '@/lib/number'

/** The addresses of a block that the system keeps, by their values. */
export const reservedIn = (block: Cidr): readonly bigint[] => {
  const [first, last] = [firstAddress(block).value, lastAddress(block).value]
  const start = [0n, 1n, 2n, 3n, 4n].map(offset => first + offset)
  return [...start, ...(block.ip.version === 'v4' ? [last] : [])].filter(value => value <= last)
}

/** The facts about the addresses of one IP version. */
export interface SubnetSpace {
  block: string
  /** The addresses that interfaces can have. */
  usable: bigint
  used: bigint
  free: bigint
  /** The lowest free one, which the server takes next; undefined if none is free. */
  next: string | undefined
}

/** Counts the addresses of a block. `ips` are those of interfaces, of any version. */
export const spaceOf = (block: string, ips: readonly string[]): SubnetSpace | undefined => {
  const cidr = parseCidr(block)
  if (!cidr) return undefined
  const span = usableSpan(cidr)
  const taken = new Set(
    ips.flatMap(text => {
      const ip = parseIp(text)
      return ip && containsIp(cidr, ip) ? [ip.value] : []
    }),
  )
  const usable = span ? span.last.value - span.first.value + 1n : 0n
  const used = BigInt(taken.size)
  const next = span && lowestFree(span, taken)
  return { block, usable, used, free: usable - used, next: next && formatIp(next) }
}

/** `10 used, 240 free, next free 172.30.0.15`. */
export const spaceText = ({ used, free, next }: SubnetSpace, isWhole: boolean): string => {
  if (!isWhole) return `At least ${formatNumber(used)} used`
  const left = next === undefined ? 'none free' : `${addressesText(free)} free, next free ${next}`
  return `${formatNumber(used)} used, ${left}`
}

/** An interface and its instance, which may not be known: `net0 of db1`. */
export const placedName = (
  { name }: Pick<InstanceNetworkInterface, 'name'>,
  instance: Pick<Instance, 'name'> | undefined,
): string => `${name} of ${instance?.name ?? 'an instance that is not known'}`

type Interfaces = readonly Pick<InstanceNetworkInterface, 'name' | 'instanceId' | 'ipStack'>[]

/** All addresses of interfaces, of both IP versions. */
export const addressesOf = (interfaces: Interfaces): readonly string[] =>
  interfaces.flatMap(({ ipStack }) => privateIps(ipStack).map(({ ip }) => ip))

/** The interface that has an address, as `placedName` has it; undefined if none does. */
export const holderOf = (
  ip: Ip,
  interfaces: Interfaces,
  instances: readonly Pick<Instance, 'id' | 'name'>[],
): string | undefined => {
  const text = formatIp(ip)
  const found = interfaces.find(({ ipStack }) =>
    privateIps(ipStack).some(({ ip: own }) => own === text),
  )
  return (
    found &&
    placedName(
      found,
      instances.find(({ id }) => id === found.instanceId),
    )
  )
}
