/**
 * The API operations that only operators and silo administrators use. They load with their routes.
 */
export { systemOperations } from '@/api/operations/system-table'
