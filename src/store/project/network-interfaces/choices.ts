import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { selectFormValue } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/reducer'
import { allSubnetsQuery } from '../subnets/queries'
import { allVpcsQuery } from '../vpcs/queries'

const NONE: readonly { name: string }[] = []

const toChoice = ({ name }: { name: string }) => ({ value: name, label: name })

/** The VPCs that a new network interface can be in. */
export const selectVpcChoices = createSelector(
  [(state: RootState, project: string) => selectData(state, allVpcsQuery(project))?.items],
  vpcs => vpcs?.map(toChoice),
)

/** The VPC chosen for the interface; empty while none is. */
export const selectChosenVpc = (state: RootState): string =>
  (selectFormValue(state, 'networkInterfaceCreate', 'vpcName') as string | undefined) ?? ''

/** The subnets of a VPC that a new network interface can be in; undefined while they are read. */
export const selectSubnetChoices = createSelector(
  [
    (state: RootState, project: string, vpc: string) =>
      vpc === '' ? NONE : selectData(state, allSubnetsQuery(project, vpc))?.items,
  ],
  subnets => subnets?.map(toChoice),
)
