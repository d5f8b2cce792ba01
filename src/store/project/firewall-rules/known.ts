import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { RootState } from '@/store/setup/state'
import { allInstancesQuery } from '../instances/queries'
import { allSubnetsQuery } from '../subnets/queries'
import { allVpcsQuery, vpcViewQuery } from '../vpcs/queries'
import type { RuleEnd } from './ends'

interface NamedPage {
  items: readonly { name: string }[]
  nextPage?: string | null | undefined
}

/** The names of all there are; undefined where it is not known or not all of it has been read. */
const namesOn = (page: NamedPage | undefined): ReadonlySet<string> | undefined =>
  page && !page.nextPage ? new Set(page.items.map(({ name }) => name)) : undefined

/** What rules of a VPC can name. */
export interface KnownNames {
  /** The name of the VPC itself. */
  own: string | undefined
  vpc: ReadonlySet<string> | undefined
  subnet: ReadonlySet<string> | undefined
  instance: ReadonlySet<string> | undefined
}

export const selectKnownNames = createSelector(
  [
    (state: RootState, project: string, vpc: string) =>
      selectData(state, vpcViewQuery({ project, vpc }))?.name,
    (state: RootState, project: string) => selectData(state, allVpcsQuery({ project })),
    (state: RootState, project: string, vpc: string) =>
      selectData(state, allSubnetsQuery({ project, vpc })),
    (state: RootState, project: string) => selectData(state, allInstancesQuery({ project })),
  ],
  (own, vpcs, subnets, instances): KnownNames => ({
    own,
    vpc: namesOn(vpcs),
    subnet: namesOn(subnets),
    instance: namesOn(instances),
  }),
)

const KINDS = { vpc: 'VPC', subnet: 'subnet', instance: 'instance' } as const

/** Why what a rule names does nothing, or undefined, also where that is not known. */
export const endProblem = ({ type, value }: RuleEnd, known: KnownNames): string | undefined => {
  if (type === 'ip' || type === 'ip_net') return undefined
  const names = known[type]
  if (names && !names.has(value)) return `There is no ${KINDS[type]} of this name`
  return type === 'vpc' && names && known.own !== undefined && known.own !== value
    ? 'This is another VPC: rules reach no further than their own'
    : undefined
}
