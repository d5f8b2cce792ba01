import { listOf } from '@/store/queries/define'

/** The subnet pools linked to the silo, for selection. */
export const { all: siloSubnetPoolsQuery } = listOf('subnetPoolList')
