import type { ExternalSubnet, InstanceNetworkInterface } from '@/api/generated/types'
import { ADDRESS_BITS, type IpVersion } from '@/lib/ip'
import { versionOf } from '@/lib/ip-stack'
import { MAX_EXTERNAL_SUBNETS_PER_INSTANCE } from '@/lib/limits'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { NO_INTERFACE } from '../external-ips/rules'

const isFree = ({ instanceId }: ExternalSubnet): boolean => !instanceId

/** The external subnets that are attached to no instance and have one of these IP versions. */
export const freeSubnets = (
  subnets: readonly ExternalSubnet[],
  versions: readonly IpVersion[],
): readonly ExternalSubnet[] =>
  subnets.filter(
    each => isFree(each) && versions.some(version => version === versionOf(each.subnet)),
  )

/** Why an external subnet cannot be deleted, or undefined. */
export const reasonCannotDelete = ({ instanceId }: ExternalSubnet): RichText | undefined =>
  instanceId ? rich`It must be detached from its instance before it can be deleted` : undefined

/** The length of the prefix that a new external subnet has at first, by IP version. */
export const DEFAULT_PREFIX_LENGTH = { v4: 24, v6: 64 } as const satisfies Record<IpVersion, number>

/** The lengths that the prefix of an external subnet can have. */
export const prefixLengthRule = (version: IpVersion) =>
  ({ min: 1, max: ADDRESS_BITS[version], isInteger: true, isRequired: true }) as const

interface SubnetFacts {
  /** The external subnets of the project. */
  all: readonly ExternalSubnet[]
  /** The external subnets of the instance. */
  attached: readonly ExternalSubnet[]
  interfaces: readonly Pick<InstanceNetworkInterface, 'primary'>[]
  /** The IP versions of its primary network interface. */
  versions: readonly IpVersion[]
}

/** Why no external subnet can be attached to an instance, or undefined. */
export const reasonCannotAttach = ({
  all,
  attached,
  interfaces,
  versions,
}: SubnetFacts): RichText | undefined => {
  if (interfaces.length === 0) return NO_INTERFACE
  if (attached.length >= MAX_EXTERNAL_SUBNETS_PER_INSTANCE)
    return rich`An instance can have at most ${String(MAX_EXTERNAL_SUBNETS_PER_INSTANCE)} external subnets`
  if (freeSubnets(all, versions).length > 0) return undefined
  return all.some(isFree)
    ? rich`No free external subnet has the same IP version as the primary network interface`
    : rich`The project has no free external subnet`
}

interface Detachment extends Pick<ExternalSubnet, 'name' | 'subnet'> {
  /** Name of the instance it is attached to; undefined if unknown. */
  instance: string | undefined
}

/** The confirmation of detaching an external subnet. */
export const detachQuestion = ({ name, subnet, instance }: Detachment) => ({
  text: rich`Are you sure you want to detach the external subnet ${emphasis(name)}${
    instance === undefined ? '' : [' from the instance ', emphasis(instance)]
  }?`,
  consequences: rich`The addresses of ${emphasis(subnet)} can no longer be reached. The external subnet stays in the project, and can be attached to another instance.`,
})
