import type { BgpConfig } from '@/api/generated/types'
import type { Query } from '@/api/operations/table'
import type { Read } from '@/store/forms/definition'
import { defineQuery, listOf } from '@/store/queries/define'

export const bgpExportedQuery = {
  endpoint: 'networkingBgpExported',
  args: {},
} as const satisfies Query

export const { page: bgpConfigListQuery, all: allBgpConfigsQuery } =
  listOf('networkingBgpConfigList')

/** The announce sets: an array without further pages. */
export const { all: announceSetsQuery } = listOf('networkingBgpAnnounceSetList')

export const announcementsQuery = defineQuery(({ announceSet }: { announceSet: string }) => ({
  endpoint: 'networkingBgpAnnouncementList',
  args: { path: { announceSet } },
}))

/** The configuration in the address, by name or id. */
export const findBgpConfig = (
  read: Read,
  { bgpConfig }: { bgpConfig: string },
): BgpConfig | undefined =>
  read(allBgpConfigsQuery)?.items.find(({ id, name }) => name === bgpConfig || id === bgpConfig)

const importedQuery = defineQuery(({ asn }: { asn: number }) => ({
  endpoint: 'networkingBgpImported',
  args: { query: { asn } },
}))

const messagesQuery = defineQuery(({ asn }: { asn: number }) => ({
  endpoint: 'networkingBgpMessageHistory',
  args: { query: { asn } },
}))

/** The number in the address if it is that of a configuration, otherwise that of the first one. */
export const chosenAsn = (
  configs: readonly { asn: number }[],
  asn: string | undefined,
): number | undefined => configs.find(each => `${each.asn}` === asn)?.asn ?? configs[0]?.asn

interface InAddress {
  asn?: string
}

/** The query for one autonomous system, once the configurations tell which there are. */
const ofAsn =
  <Q extends Query>(query: (params: { asn: number }) => Q) =>
  ({ asn }: InAddress, read: Read): readonly Q[] => {
    const chosen = chosenAsn(read(allBgpConfigsQuery)?.items ?? [], asn)
    return chosen === undefined ? [] : [query({ asn: chosen })]
  }

export const importedQueries = ofAsn(importedQuery)
export const messagesQueries = ofAsn(messagesQuery)
