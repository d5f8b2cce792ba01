import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { RootState } from '@/store/setup/state'
import { allInstancesQuery } from '../instances/queries'
import type { ProjectParams } from '../paths'
import { allSubnetsQuery } from '../subnets/queries'
import { allVpcsQuery, vpcViewQuery } from '../vpcs/queries'
import type { EndType, RuleEnd } from './entries'

type VpcParams = ProjectParams<'vpc'>

interface NamedPage {
  items: readonly { name: string }[]
  nextPage?: string | null | undefined
}

/** All names; undefined unless all of them have been read. */
const namesOn = (page: NamedPage | undefined): ReadonlySet<string> | undefined =>
  page && !page.nextPage ? new Set(page.items.map(({ name }) => name)) : undefined

/** The names of objects that the rules of a VPC can refer to. */
export interface KnownNames {
  /** The name of the VPC itself. */
  own: string | undefined
  vpc: ReadonlySet<string> | undefined
  subnet: ReadonlySet<string> | undefined
  instance: ReadonlySet<string> | undefined
}

export const selectKnownNames = createSelector(
  [
    (state: RootState, params: VpcParams) => selectData(state, vpcViewQuery(params))?.name,
    (state: RootState, params: VpcParams) => selectData(state, allVpcsQuery(params)),
    (state: RootState, params: VpcParams) => selectData(state, allSubnetsQuery(params)),
    (state: RootState, params: VpcParams) => selectData(state, allInstancesQuery(params)),
  ],
  (own, vpcs, subnets, instances): KnownNames => ({
    own,
    vpc: namesOn(vpcs),
    subnet: namesOn(subnets),
    instance: namesOn(instances),
  }),
)

const KINDS = { vpc: 'VPC', subnet: 'subnet', instance: 'instance' } as const

/** Why a target or host has no effect; undefined if it has one or that is unknown. */
export const endProblem = ({ type, value }: RuleEnd, known: KnownNames): string | undefined => {
  if (type === 'ip' || type === 'ip_net') return undefined
  const names = known[type]
  if (names && !names.has(value)) return `There is no ${KINDS[type]} of this name`
  return type === 'vpc' && names && known.own !== undefined && known.own !== value
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
