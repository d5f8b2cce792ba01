import { listOf } from '@/store/queries/define'

/** The use and quotas of each silo. */
export const { all: siloUtilizationsQuery } = listOf('siloUtilizationList')

/** The silos, for selection. */
export const { all: siloChoicesQuery } = listOf('siloList')
