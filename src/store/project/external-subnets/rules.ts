import type { ExternalSubnet, InstanceNetworkInterface } from '@/api/generated/types'
import type { IpVersion } from '@/lib/ip'
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
    ? rich`No free external subnet has an IP version of the primary network interface`
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
