/** What only operators and the administrators of a silo ask of the API: it comes with their routes. */
export { systemOperations } from '@/api/operations/system-table'
