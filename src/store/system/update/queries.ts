import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { defineQuery, listOf } from '@/store/queries/define'

/** The first page of repositories, the newest release first. */
export const repositoryListQuery = {
  endpoint: 'systemUpdateRepositoryList',
  args: { query: { limit: PAGE_SIZE, sortBy: 'version_descending' } },
} as const satisfies Query

export const allRepositoriesQuery = {
  endpoint: 'systemUpdateRepositoryList',
  args: { query: { limit: ALL_ITEMS_LIMIT, sortBy: 'version_descending' } },
} as const satisfies Query

export const repositoryViewQuery = defineQuery(({ version }: { version: string }) => ({
  endpoint: 'systemUpdateRepositoryView',
  args: { path: { systemVersion: version } },
}))

/** The first page of trust roots. */
export const { page: trustRootListQuery } = listOf('systemUpdateTrustRootList')

export const trustRootViewQuery = defineQuery(({ trustRoot }: { trustRoot: string }) => ({
  endpoint: 'systemUpdateTrustRootView',
  args: { path: { trustRootId: trustRoot } },
}))
