import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { RootState } from '@/store/setup/state'
import { allInstancesQuery, allVpcsQuery } from '../queries'
import { allSubnetsQuery } from '../vpcs/queries'
import { nameProblem, type KnownNames } from '../known-names'
import type { ProjectParams } from '../paths'
import type { EndType, RuleEnd } from './entries'

type VpcParams = ProjectParams<'vpc'>

/** Why a target or host has no effect; undefined if it has one or that is unknown. */
export const endProblem = ({ type, value }: RuleEnd, known: KnownNames): string | undefined => {
  const problem = nameProblem(type, value, known)
  if (problem !== undefined || type !== 'vpc') return problem
  return known.vpc && known.own !== undefined && known.own !== value
    ? 'A rule can only use its own VPC'
    : undefined
}

export const END_TYPES: readonly { value: EndType; label: string }[] = [
  { value: 'vpc', label: 'VPC' },
  { value: 'subnet', label: 'VPC subnet' },
  { value: 'instance', label: 'Instance' },
  { value: 'ip', label: 'IP' },
  { value: 'ip_net', label: 'IP subnet' },
]

const NONE: readonly { name: string }[] = []

const selectNamed = (state: RootState, params: VpcParams, type: EndType) => {
  switch (type) {
    case 'vpc':
      return selectData(state, allVpcsQuery(params))?.items ?? NONE
    case 'subnet':
      return selectData(state, allSubnetsQuery(params))?.items ?? NONE
    case 'instance':
      return selectData(state, allInstancesQuery(params))?.items ?? NONE
    default:
      return NONE
  }
}

/** The objects of a kind to choose from, by name. */
export const selectEndChoices = createSelector([selectNamed], items =>
  items.map(({ name }) => ({ value: name, label: name })),
)
