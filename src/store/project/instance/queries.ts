import { ALL_ITEMS_LIMIT } from '@/lib/limits'
import { parentsOf } from '@/lib/name-or-id'
import { defineQuery } from '@/store/queries/define'

export const instanceViewQuery = defineQuery(
  ({ project, instance }: { project: string; instance: string }) => ({
    endpoint: 'instanceView',
    args: { path: { instance }, query: parentsOf(instance, { project }) },
  }),
)

/** An instance by id, without its project. */
export const instanceByIdQuery = defineQuery(({ instance }: { instance: string }) => ({
  endpoint: 'instanceView',
  args: { path: { instance } },
}))

/** The keys that an instance was created with. */
export const instanceSshKeysQuery = defineQuery(
  ({ project, instance }: { project: string; instance: string }) => ({
    endpoint: 'instanceSshPublicKeyList',
    args: {
      path: { instance },
      query: { ...parentsOf(instance, { project }), limit: ALL_ITEMS_LIMIT },
    },
  }),
)

export const externalIpsQuery = defineQuery(
  ({ project, instance }: { project: string; instance: string }) => ({
    endpoint: 'instanceExternalIpList',
    args: { path: { instance }, query: parentsOf(instance, { project }) },
  }),
)

export const networkInterfacesQuery = defineQuery(
  ({ project, instance }: { project: string; instance: string }) => ({
    endpoint: 'instanceNetworkInterfaceList',
    args: { query: { ...parentsOf(instance, { project }), instance, limit: ALL_ITEMS_LIMIT } },
  }),
)
