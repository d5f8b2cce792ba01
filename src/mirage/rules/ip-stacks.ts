import type { IpVersion, PrivateIpStack } from '@/api/generated/types'
import { parseIp } from '@/lib/ip'
import type { NetworkInterfaceRecord } from '../models/records'
import type { Db } from '../server/db'
import { fail } from '../server/errors'

/** A stack whose parts have at least an address. */
type Stack<Part> =
  | { readonly type: IpVersion; readonly value: Part }
  | { readonly type: 'dual_stack'; readonly value: Readonly<Record<IpVersion, Part>> }

/** The part of each IP version that a stack has. */
type Parts<Part> = Readonly<Partial<Record<IpVersion, Part | undefined>>>

export const partsOf = <Part>(stack: Stack<Part>): Parts<Part> =>
  stack.type === 'dual_stack' ? stack.value : { [stack.type]: stack.value }

/** Throws if there is neither part. */
export const stackOf = ({
  v4,
  v6,
}: Parts<{ ip: string; transitIps: string[] }>): PrivateIpStack => {
  if (v4 && v6) return { type: 'dual_stack', value: { v4, v6 } }
  if (v4) return { type: 'v4', value: v4 }
  return v6 ? { type: 'v6', value: v6 } : fail.internal()
}

/** The addresses of a stack, IPv4 first. */
export const stackAddresses = (stack: Stack<{ readonly ip: string }>): string[] => {
  const { v4, v6 } = partsOf(stack)
  return [v4, v6].flatMap(part => part?.ip ?? [])
}

export const versionOf = (ip: string): IpVersion => parseIp(ip)?.version ?? fail.internal()

export const versionLabel = (version: IpVersion): string => `IP${version}`

const primaryOf = (db: Db, instanceId: string): NetworkInterfaceRecord | undefined =>
  db.networkInterfaces.in(instanceId).find(({ primary }) => primary)

/** The IP versions of an instance's primary interface; empty if it has no interface. */
export const versionsOf = (db: Db, instanceId: string): IpVersion[] => {
  const primary = primaryOf(db, instanceId)
  return primary ? stackAddresses(primary.ipStack).map(versionOf) : []
}
