import type { Disk, FloatingIp, Image, SiloIpPool, SshKey } from '@/api/generated/types'
import type { Release } from '@/api/releases/ladder'
import { can } from '@/machines/disk/disk.machine'
import type { FormContext, Read } from '@/store/forms/definition'
import { allSshKeysQuery } from '@/store/settings/ssh-keys/queries'
import { allSiloImagesQuery, siloIpPoolsQuery } from '@/store/silo/queries'
import { disksOf } from '../disks/choices'
import { allFloatingIpsQuery, allProjectImagesQuery, allVpcsQuery } from '../queries'
import type { ProjectParams } from '../paths'
import type { InstanceCreateValues } from './values'

/** The objects that a new instance can use, as far as loaded. */
export interface InstanceParts {
  /** The release of the rack. */
  release: Release
  /** What else has been read. */
  read: Read
  siloImages: readonly Image[]
  projectImages: readonly Image[]
  /** All disks of the project, including attached ones. */
  disks: readonly Disk[]
  sshKeys: readonly SshKey[]
  /** Undefined if the user may not see them; the silo's default pool can still be used. */
  ipPools: readonly SiloIpPool[] | undefined
  /** Name of the silo's default pool; empty if there is none. */
  defaultPool: string
  /** The names of the project's VPCs; undefined if they could not be read. */
  vpcs: readonly string[] | undefined
  floatingIps: readonly FloatingIp[]
}

export const instanceParts = ({
  params: { project },
  read,
  release,
}: Pick<FormContext<ProjectParams<'project'>>, 'params' | 'read' | 'release'>): InstanceParts => {
  const ipPools = read(siloIpPoolsQuery)?.items
  return {
    release,
    read,
    siloImages: read(allSiloImagesQuery)?.items ?? [],
    projectImages: read(allProjectImagesQuery({ project }))?.items ?? [],
    disks: disksOf(read, project),
    sshKeys: read(allSshKeysQuery)?.items ?? [],
    ipPools,
    defaultPool: ipPools?.find(({ isDefault }) => isDefault)?.name ?? '',
    vpcs: read(allVpcsQuery({ project }))?.items.map(({ name }) => name),
    floatingIps: read(allFloatingIpsQuery({ project }))?.items ?? [],
  }
}

/** The image for the boot disk in the open tab; undefined if none is chosen or needed. */
export const bootImage = (
  { bootSource, siloImageId, projectImageId }: InstanceCreateValues,
  { siloImages, projectImages }: InstanceParts,
): Image | undefined => {
  if (bootSource === 'siloImage') return siloImages.find(({ id }) => id === siloImageId)
  if (bootSource === 'projectImage') return projectImages.find(({ id }) => id === projectImageId)
  return undefined
}

/** Free disks that are not among the additional disks of the new instance. */
export const bootableDisks = (
  all: readonly Disk[],
  additional: InstanceCreateValues['disks'],
): readonly Disk[] => {
  const taken = new Set(additional.map(({ name }) => name))
  return all.filter(({ name, state }) => can(state.state, 'attach') && !taken.has(name))
}

/** The names of the disks chosen for the new instance, including an existing boot disk. */
export const chosenDisks = ({
  bootSource,
  bootDisk,
  disks,
}: Pick<InstanceCreateValues, 'bootSource' | 'bootDisk' | 'disks'>) => [
  ...disks.map(({ name }) => name),
  ...(bootSource === 'disk' && bootDisk ? [bootDisk] : []),
]
