import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { defineQuery } from '@/store/queries/define'

/** The first page of physical disks. */
export const physicalDiskListQuery = {
  endpoint: 'physicalDiskList',
  args: { query: { limit: PAGE_SIZE } },
} as const satisfies Query

export const allPhysicalDisksQuery = {
  endpoint: 'physicalDiskList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

/** The first page of the disks in a sled. */
export const sledDisksQuery = defineQuery(({ sledId }: { sledId: string }) => ({
  endpoint: 'sledPhysicalDiskList',
  args: { path: { sledId }, query: { limit: PAGE_SIZE } },
}))

export const physicalDiskViewQuery = defineQuery(({ diskId }: { diskId: string }) => ({
  endpoint: 'physicalDiskView',
  args: { path: { diskId } },
}))
