/** What only the screens of a VPC ask of the API: it comes with their routes. */
export { vpcOperations } from '@/api/operations/vpc-table'
