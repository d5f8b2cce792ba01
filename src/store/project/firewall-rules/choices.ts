import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { MAX_FIREWALL_RULES_PER_VPC } from '@/lib/limits'
import type { RichText } from '@/lib/rich-text'
import type { RootState } from '@/store/setup/state'
import { allInstancesQuery } from '../instances/queries'
import { allSubnetsQuery } from '../subnets/queries'
import { allVpcsQuery } from '../vpcs/queries'
import type { EndType } from './ends'
import { firewallRulesQuery } from './queries'
import { FULL } from './values'

export const END_TYPES: readonly { value: EndType; label: string }[] = [
  { value: 'vpc', label: 'VPC' },
  { value: 'subnet', label: 'VPC subnet' },
  { value: 'instance', label: 'Instance' },
  { value: 'ip', label: 'IP' },
  { value: 'ip_net', label: 'IP subnet' },
]

const NONE: readonly { name: string }[] = []

const selectNamed = (state: RootState, project: string, vpc: string, type: EndType) => {
  switch (type) {
    case 'vpc':
      return selectData(state, allVpcsQuery({ project }))?.items ?? NONE
    case 'subnet':
      return selectData(state, allSubnetsQuery({ project, vpc }))?.items ?? NONE
    case 'instance':
      return selectData(state, allInstancesQuery({ project }))?.items ?? NONE
    default:
      return NONE
  }
}

/** What there is to choose from of a kind, by name. */
export const selectEndChoices = createSelector([selectNamed], items =>
  items.map(({ name }) => ({ value: name, label: name })),
)

/** Why the VPC can have no further rule, or undefined. */
export const selectReasonCannotAdd = createSelector(
  [
    (state: RootState, project: string, vpc: string) =>
      selectData(state, firewallRulesQuery({ project, vpc }))?.rules.length ?? 0,
  ],
  (count): RichText | undefined => (count >= MAX_FIREWALL_RULES_PER_VPC ? [FULL] : undefined),
)
