import { OLDEST, type Release } from '@/api/releases/ladder'
import { cacheKey } from '@/api/core/cache-key'
import type { Query, ResultOf } from '@/api/operations/table'
import type { Disk, FloatingIp, Image, SiloIpPool, SshKey, Vpc } from '@/api/generated/types'
import { GIB } from '@/lib/size'
import type { FormValues } from '@/machines/form/form.events'
import type { FormContext } from '@/store/forms/definition'
import {
  allDisksQuery,
  allFloatingIpsQuery,
  allProjectImagesQuery,
  allVpcsQuery,
} from '@/store/project/queries'
import { instanceCreateForm } from '@/store/project/instance-create/create.form'
import type { InstanceCreateValues } from '@/store/project/instance-create/values'
import { allSshKeysQuery } from '@/store/settings/ssh-keys/queries'
import { allSiloImagesQuery, siloIpPoolsQuery } from '@/store/silo/queries'
import { diskWith } from '#tests/support/objects'

/* The context and the values of a new instance, for tests of the form's rules. */

const CREATED = '2025-01-10T08:00:00.000Z'

const named = (id: string, name: string) => ({
  id,
  name,
  description: '',
  timeCreated: CREATED,
  timeModified: CREATED,
})

export const image = (name: string, gib: number): Image => ({
  ...named(`${name}-id`, name),
  os: 'ubuntu',
  version: '24.04',
  blockSize: 512,
  size: gib * GIB,
})

export const sshKey = (name: string): SshKey => ({
  ...named(`${name}-id`, name),
  publicKey: 'ssh-ed25519 AAAA',
  siloUserId: 'ada',
})

export const pool = (name: string, isDefault = false): SiloIpPool => ({
  ...named(`${name}-id`, name),
  isDefault,
  ipVersion: 'v4',
  poolType: 'unicast',
})

interface GivenParams {
  instance?: string
  mode?: string
  from?: string
}

export interface Given {
  siloImages?: readonly Image[]
  projectImages?: readonly Image[]
  disks?: readonly Disk[]
  sshKeys?: readonly SshKey[]
  ipPools?: readonly SiloIpPool[] | undefined
  floatingIps?: readonly FloatingIp[]
  /** Undefined if they could not be read. */
  vpcs?: readonly Vpc[] | undefined
  params?: GivenParams
  /** The values of the page, for forms over it. */
  page?: FormValues
  contents?: Record<string, string>
  /** The release of the rack; the oldest by default. */
  release?: Release
}

const usual: Required<Omit<Given, 'params' | 'page' | 'contents' | 'release'>> = {
  siloImages: [image('alpine', 1), image('debian', 2)],
  projectImages: [4, 5, 6, 7].map(gib => image(`image-${gib}`, gib)),
  disks: [
    diskWith({ name: 'free-disk' }),
    diskWith({ name: 'new-disk', state: { state: 'creating' } }),
    diskWith({ name: 'used-disk', state: { state: 'attached', instance: 'other' } }),
  ],
  sshKeys: [sshKey('macbook'), sshKey('mini')],
  ipPools: [pool('pool-1', true), pool('pool-2')],
  floatingIps: [],
  vpcs: undefined,
}

export const contextWith = ({
  params,
  page,
  contents,
  release = OLDEST,
  ...given
}: Given = {}): FormContext<GivenParams & { project: string }> => {
  const { siloImages, projectImages, disks, sshKeys, ipPools, floatingIps, vpcs } = {
    ...usual,
    ...given,
  }
  const held = new Map<string, unknown>([
    [cacheKey(allSiloImagesQuery), { items: siloImages }],
    [cacheKey(allProjectImagesQuery({ project: 'web' })), { items: projectImages }],
    [cacheKey(allDisksQuery({ project: 'web' })), { items: disks }],
    [cacheKey(allSshKeysQuery), { items: sshKeys }],
    [cacheKey(siloIpPoolsQuery), { items: ipPools }],
    [cacheKey(allFloatingIpsQuery({ project: 'web' })), { items: floatingIps }],
    [cacheKey(allVpcsQuery({ project: 'web' })), vpcs && { items: vpcs }],
  ])
  return {
    params: { project: 'web', ...params },
    read: <Q extends Query>(query: Q) =>
      held.get(cacheKey(query)) as ResultOf<Q['endpoint']> | undefined,
    valuesOf: form => (form === 'instanceCreate' ? page : undefined),
    release,
    ...(contents && { contents }),
  }
}

/** Values that are valid in the usual context, with some changes. */
export const valuesWith = (changed: Partial<InstanceCreateValues> = {}): InstanceCreateValues => ({
  ...instanceCreateForm.initial(contextWith()),
  name: 'web-1',
  siloImageId: 'alpine-id',
  ...changed,
})

/** The values after a change, including dependent changes. */
export const after = (
  values: InstanceCreateValues,
  change: Partial<InstanceCreateValues>,
  context = contextWith(),
): InstanceCreateValues => {
  const changed = { ...values, ...change }
  return { ...changed, ...instanceCreateForm.adjust?.(changed, Object.keys(change), context) }
}
