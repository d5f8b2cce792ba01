import { weakMapMemoize } from '@reduxjs/toolkit'
import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { parentsOf } from '@/lib/name-or-id'

/*
 * The queries of the instance screens, spelled as in the route table: there they are loaded, here
 * they are read. The same arguments give the same object, whose cache key is then worked out once.
 */

/** The first page of a project's instances. */
export const instanceListQuery = weakMapMemoize(
  (project: string) =>
    ({
      endpoint: 'instanceList',
      args: { query: { project, limit: PAGE_SIZE } },
    }) as const satisfies Query,
)

export const instanceViewQuery = weakMapMemoize(
  (project: string, instance: string) =>
    ({
      endpoint: 'instanceView',
      args: { path: { instance }, query: parentsOf(instance, { project }) },
    }) as const satisfies Query,
)

/** All of them: an instance has eight disks at most. */
export const instanceDisksQuery = weakMapMemoize(
  (project: string, instance: string) =>
    ({
      endpoint: 'instanceDiskList',
      args: { path: { instance }, query: parentsOf(instance, { project }) },
    }) as const satisfies Query,
)

export const externalIpsQuery = weakMapMemoize(
  (project: string, instance: string) =>
    ({
      endpoint: 'instanceExternalIpList',
      args: { path: { instance }, query: parentsOf(instance, { project }) },
    }) as const satisfies Query,
)

export const networkInterfacesQuery = weakMapMemoize(
  (project: string, instance: string) =>
    ({
      endpoint: 'instanceNetworkInterfaceList',
      args: {
        query: { ...parentsOf(instance, { project }), instance, limit: ALL_ITEMS_LIMIT },
      },
    }) as const satisfies Query,
)

/** By id, so without a project. */
export const vpcByIdQuery = weakMapMemoize(
  (vpc: string) => ({ endpoint: 'vpcView', args: { path: { vpc } } }) as const satisfies Query,
)

/** Everything a disk can be chosen from. */
export const projectDisksQuery = weakMapMemoize(
  (project: string) =>
    ({
      endpoint: 'diskList',
      args: { query: { project, limit: ALL_ITEMS_LIMIT } },
    }) as const satisfies Query,
)

/** Where an instance's own page is; its tabs are below. */
export const instancePath = (project: string, instance: string) =>
  `/projects/${project}/instances/${instance}`
