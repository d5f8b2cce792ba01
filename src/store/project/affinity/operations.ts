/** What only the pages of affinity groups ask of the API: it comes with their routes. */
export { affinityOperations } from '@/api/operations/affinity-table'
