import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import type { Read } from '@/store/forms/definition'
import { defineQuery } from '@/store/queries/define'

/** The first page of address lots. */
export const addressLotListQuery = {
  endpoint: 'networkingAddressLotList',
  args: { query: { limit: PAGE_SIZE } },
} as const satisfies Query

export const allAddressLotsQuery = {
  endpoint: 'networkingAddressLotList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

/** A lot and its blocks. Before release 17, the blocks alone. */
export const addressLotViewQuery = defineQuery(({ lot }: { lot: string }) => ({
  endpoint: 'networkingAddressLotView',
  args: { path: { addressLot: lot } },
}))

export const lotsIn = (read: Read) => read(allAddressLotsQuery)?.items ?? []

/** The blocks of all lots, each by a request. Nothing else tells which lot a block belongs to. */
export const allBlocksQueries = (read: Read): readonly Query[] =>
  lotsIn(read).map(({ name }) => addressLotViewQuery({ lot: name }))

/** The name of the lot that a block is in; undefined if it is not known. */
export const lotOfBlock = (block: string, read: Read): string | undefined =>
  lotsIn(read).find(({ name }) =>
    read(addressLotViewQuery({ lot: name }))?.blocks.some(({ id }) => id === block),
  )?.name
