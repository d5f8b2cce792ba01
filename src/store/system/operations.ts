/** What only the operator’s screens ask of the API: it comes with their routes. */
export { systemOperations } from '@/api/operations/system-table'
