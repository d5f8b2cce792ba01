import { PAGE_SIZE } from '@/lib/limits'

/** The projects of the silo, as the projects page lists them. */
export const PROJECT_LIST = {
  endpoint: 'projectList',
  args: { query: { limit: PAGE_SIZE } },
} as const
