import type { Disk, Image, SiloIpPool, SshKey } from '@/api/generated/types'
import { can } from '@/machines/disk/disk.rules'
import type { FormContext } from '@/store/forms/definition'
import { allSshKeysQuery } from '@/store/settings/ssh-keys/queries'
import { allSiloImagesQuery } from '@/store/silo/images/queries'
import { siloIpPoolsQuery } from '@/store/silo/ip-pools/queries'
import { disksOf } from '../disks/choices'
import { allProjectImagesQuery } from '../images/queries'
import type { ProjectParams } from '../paths'
import type { InstanceCreateValues } from './values'

/** What a new instance can be put together from, as far as it has been read. */
export interface InstanceParts {
  siloImages: readonly Image[]
  projectImages: readonly Image[]
  /** All of the project's, attached ones among them. */
  disks: readonly Disk[]
  sshKeys: readonly SshKey[]
  /** Undefined where the user may not see them: the silo's default pool can still be used. */
  ipPools: readonly SiloIpPool[] | undefined
  /** Name of the silo's default pool; empty where it has none. */
  defaultPool: string
}

export const instanceParts = ({
  params: { project },
  read,
}: Pick<FormContext<ProjectParams<'project'>>, 'params' | 'read'>): InstanceParts => {
  const ipPools = read(siloIpPoolsQuery)?.items
  return {
    siloImages: read(allSiloImagesQuery)?.items ?? [],
    projectImages: read(allProjectImagesQuery({ project }))?.items ?? [],
    disks: disksOf(read, project),
    sshKeys: read(allSshKeysQuery)?.items ?? [],
    ipPools,
    defaultPool: ipPools?.find(({ isDefault }) => isDefault)?.name ?? '',
  }
}

/** The image that the open tab makes the boot disk from, if it does and one is chosen. */
export const bootImage = (
  { bootSource, siloImageId, projectImageId }: InstanceCreateValues,
  { siloImages, projectImages }: InstanceParts,
): Image | undefined => {
  if (bootSource === 'siloImage') return siloImages.find(({ id }) => id === siloImageId)
  if (bootSource === 'projectImage') return projectImages.find(({ id }) => id === projectImageId)
  return undefined
}

/** Disks that no instance has, nor is to get as one of its additional disks. */
export const bootableDisks = (
  all: readonly Disk[],
  additional: InstanceCreateValues['disks'],
): readonly Disk[] => {
  const taken = new Set(additional.map(({ name }) => name))
  return all.filter(({ name, state }) => can(state.state, 'attach') && !taken.has(name))
}

/** The names of existing disks that the new instance gets anyhow, to boot from or beside it. */
export const chosenDisks = ({
  bootSource,
  bootDisk,
  disks,
}: Pick<InstanceCreateValues, 'bootSource' | 'bootDisk' | 'disks'>) => [
  ...disks.map(({ name }) => name),
  ...(bootSource === 'disk' && bootDisk ? [bootDisk] : []),
]
