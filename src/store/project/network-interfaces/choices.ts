import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT as limit } from '@/lib/limits'
import type { RootState } from '@/store/setup/reducer'
import { selectFormValue } from '@/store/forms/selectors'

/** The project's VPCs, for choosing one. */
export const vpcsQuery = weakMapMemoize(
  (project: string) =>
    ({ endpoint: 'vpcList', args: { query: { project, limit } } }) as const satisfies Query,
)

/** The subnets of a VPC, for choosing one. */
export const subnetsQuery = weakMapMemoize(
  (project: string, vpc: string) =>
    ({
      endpoint: 'vpcSubnetList',
      args: { query: { project, vpc, limit } },
    }) as const satisfies Query,
)

const NONE: readonly { name: string }[] = []

const toChoice = ({ name }: { name: string }) => ({ value: name, label: name })

/** The VPCs that a new network interface can be in. */
export const selectVpcChoices = createSelector(
  [(state: RootState, project: string) => selectData(state, vpcsQuery(project))?.items],
  vpcs => vpcs?.map(toChoice),
)

/** The VPC chosen for the interface; empty while none is. */
export const selectChosenVpc = (state: RootState): string =>
  (selectFormValue(state, 'networkInterfaceCreate', 'vpcName') as string | undefined) ?? ''

/** The subnets of a VPC that a new network interface can be in; undefined while they are read. */
export const selectSubnetChoices = createSelector(
  [
    (state: RootState, project: string, vpc: string) =>
      vpc === '' ? NONE : selectData(state, subnetsQuery(project, vpc))?.items,
  ],
  subnets => subnets?.map(toChoice),
)
