/** The API operations that only the screens of a VPC use. They load with their routes. */
export { vpcOperations } from '@/api/operations/vpc-table'
