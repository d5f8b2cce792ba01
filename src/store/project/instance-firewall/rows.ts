import { createSelector } from '@reduxjs/toolkit'
import { selectData, selectEntry, type Entry } from '@/api/core/api'
import type { ApiError } from '@/api/core/api-error'
import type { Query } from '@/api/operations/table'
import type { VpcFirewallRules } from '@/api/schema/firewall'
import type { InstanceNetworkInterface } from '@/api/schema/network-interfaces'
import { pluralize, titleCase } from '@/lib/text'
import { isAnswered, sameList } from '@/store/queries/stable-list'
import type { RootState } from '@/store/setup/state'
import { firewallRulesQuery } from '../firewall-rules/queries'
import { trafficParts } from '../firewall-rules/rules'
import { instanceViewQuery, networkInterfacesQuery } from '../instance/queries'
import { projectPaths } from '../paths'
import { subnetByIdQuery } from '../subnets/queries'
import { vpcByIdQuery } from '../vpcs/queries'
import { rulesFor, type InterfacePlace } from './matching'

/** A target or a filter as a cell shows it: protocols speak for themselves, without a type. */
interface RulePartViewModel {
  type?: string
  value: string
}

export interface InstanceRuleViewModel {
  id: string
  name: string
  href: string
  priority: number
  action: string
  direction: string
  /** The targets that choose the instance. */
  matches: readonly RulePartViewModel[]
  filters: readonly RulePartViewModel[]
  isEnabled: boolean
}

export interface InstanceRulesViewModel {
  rows: readonly InstanceRuleViewModel[]
  isPending: boolean
  /** Why there are no rows, where there are none. */
  absence: string
  /** What is not known, as whole sentences. */
  gaps: readonly string[]
}

type Interfaces = readonly InstanceNetworkInterface[]
const NONE: Interfaces = []

const selectInterfaces = (state: RootState, project: string, instance: string) =>
  selectEntry(state, networkInterfacesQuery({ project, instance }))

const idsOf = (interfaces: Interfaces, key: 'vpcId' | 'subnetId') => [
  ...new Set(interfaces.map(each => each[key])),
]

/** What must be read to know the rules, once the network interfaces are known. */
export const selectInstanceRuleQueries = (
  state: RootState,
  project: string,
  instance: string,
): readonly Query[] => {
  const interfaces = selectInterfaces(state, project, instance)?.data?.items ?? NONE
  const vpcs = idsOf(interfaces, 'vpcId')
  return sameList<Query>(
    ...vpcs.map(vpc => vpcByIdQuery({ vpc })),
    ...vpcs.map(vpc => firewallRulesQuery({ project, vpc })),
    ...idsOf(interfaces, 'subnetId').map(subnet => subnetByIdQuery({ subnet })),
  )
}

const selectEntries = (state: RootState, project: string, instance: string) =>
  sameList(
    ...selectInstanceRuleQueries(state, project, instance).map(
      query => selectEntry(state, query) as Entry<unknown> | undefined,
    ),
  )

interface Named {
  id: string
  name: string
}

/** The names of VPCs and subnets among the answers, by id. */
const namesIn = (entries: readonly (Entry<unknown> | undefined)[]) =>
  new Map(
    entries.flatMap(entry => {
      const { id, name } = (entry?.data ?? {}) as Partial<Named>
      return id !== undefined && name !== undefined ? [[id, name] as const] : []
    }),
  )

const rulesIn = (entries: readonly (Entry<unknown> | undefined)[]) =>
  entries.flatMap(entry => (entry?.data as Partial<VpcFirewallRules> | undefined)?.rules ?? [])

const toRow = (
  { rule, targets }: ReturnType<typeof rulesFor>[number],
  project: string,
  vpc: string | undefined,
): InstanceRuleViewModel => {
  const { id, name, priority, action, direction, status, filters, vpcId } = rule
  return {
    id,
    name,
    href: projectPaths.firewallRule({ project, vpc: vpc ?? vpcId, rule: name }),
    priority,
    action: titleCase(action),
    direction: titleCase(direction),
    matches: targets === 'all' ? [{ value: 'no targets: all of the VPC' }] : targets,
    filters: [...(filters.hosts ?? []), ...trafficParts(filters)],
    isEnabled: status === 'enabled',
  }
}

const absenceOf = (interfaces: Interfaces, rules: readonly unknown[]): string => {
  if (interfaces.length === 0) return 'Without a network interface, the instance is in no VPC.'
  return rules.length === 0
    ? 'The VPC has no firewall rules.'
    : `Of the ${pluralize('rule', rules.length)} of the VPC, none has this instance as a target.`
}

const gapsOf = (failure: ApiError | undefined): string[] =>
  failure
    ? [
        `Not everything could be read, so rules may be missing here: ${failure.message.replace(/\.$/, '')}.`,
      ]
    : []

/** The rules that can apply to an instance, and what of it is not known. */
export const selectInstanceRules = createSelector(
  [
    selectInterfaces,
    selectEntries,
    (_state: RootState, project: string) => project,
    (state: RootState, project: string, instance: string) =>
      selectData(state, instanceViewQuery({ project, instance }))?.name ?? instance,
  ],
  (page, entries, project, instance): InstanceRulesViewModel => {
    const interfaces = page?.data?.items ?? NONE
    const names = namesIn(entries)
    const rules = rulesIn(entries)
    const found = idsOf(interfaces, 'vpcId').flatMap(vpcId => {
      const inside = interfaces.filter(each => each.vpcId === vpcId)
      const places = inside.map(({ ip, subnetId }): InterfacePlace => ({
        ip,
        vpc: names.get(vpcId),
        subnet: names.get(subnetId),
      }))
      const own = rules.filter(rule => rule.vpcId === vpcId)
      return rulesFor(own, { instance, interfaces: places })
    })
    return {
      rows: found.map(each => toRow(each, project, names.get(each.rule.vpcId))),
      isPending: !page || !entries.every(isAnswered),
      absence: absenceOf(interfaces, rules),
      gaps: gapsOf(entries.find(entry => entry?.error)?.error),
    }
  },
)
