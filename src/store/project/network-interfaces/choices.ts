import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { VpcSubnet } from '@/api/schema/subnets'
import type { RichText } from '@/lib/rich-text'
import { formContext } from '@/store/forms/context'
import { selectFormParams, selectFormValue } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { instanceViewQuery } from '../instance/queries'
import { allSubnetsQuery } from '../subnets/queries'
import { allVpcsQuery } from '../vpcs/queries'
import { presentInterfaces } from './present'
import { reasonCannotChange } from './rules'

const CREATE = 'networkInterfaceCreate'

/** The VPCs that a new network interface can be in. */
export const selectVpcChoices = createSelector(
  [(state: RootState, project: string) => selectData(state, allVpcsQuery({ project }))?.items],
  vpcs => vpcs?.map(({ name, description }) => ({ value: name, label: name, detail: description })),
)

/** The VPC chosen for the interface; empty while none is. */
export const selectChosenVpc = (state: RootState): string =>
  (selectFormValue(state, CREATE, 'vpcName') as string | undefined) ?? ''

const NONE: readonly VpcSubnet[] = []

/** A space is in no name. */
const selectTakenSubnets = (state: RootState): string =>
  presentInterfaces(formContext(state, selectFormParams(state, CREATE)))
    .map(({ subnetName }) => subnetName)
    .join(' ')

/** The subnets of a VPC that a new network interface can be in; undefined while they are read. */
export const selectSubnetChoices = createSelector(
  [
    (state: RootState, project: string, vpc: string) =>
      vpc === '' ? NONE : selectData(state, allSubnetsQuery({ project, vpc }))?.items,
    selectTakenSubnets,
  ],
  (subnets, taken) =>
    subnets?.map(({ name, ipv4Block, ipv6Block }) => {
      const isDisabled = taken.split(' ').includes(name)
      return {
        value: name,
        label: name,
        detail: isDisabled ? 'Has a network interface already' : `${ipv4Block}, ${ipv6Block}`,
        isDisabled,
      }
    }),
)

const blockOf = weakMapMemoize(reasonCannotChange)

/** Why the open form cannot be sent any more, though it could when it was opened. */
export const selectInterfaceFormBlock = (
  state: RootState,
  form: typeof CREATE | 'networkInterfaceEdit',
): RichText | undefined => {
  const { project = '', instance } = selectFormParams(state, form)
  const there = instance && selectData(state, instanceViewQuery({ project, instance }))
  return there ? blockOf(there.runState, form === CREATE ? 'add' : 'edit') : undefined
}
