/** The API operations that only the pages of affinity groups use. They load with their routes. */
export { affinityOperations } from '@/api/operations/affinity-table'
