import { createSelector } from '@reduxjs/toolkit'
import { selectData, selectEntry, type Entry } from '@/api/core/api'
import type { ApiError } from '@/api/core/api-error'
import type { Query } from '@/api/operations/table'
import type {
  InstanceNetworkInterface,
  VpcFirewallRule,
  VpcFirewallRules,
} from '@/api/generated/types'
import { privateIps } from '@/lib/ip-stack'
import { pluralize } from '@/lib/text'
import { isAnswered, sameList } from '@/store/queries/stable-list'
import { selectSupports } from '@/store/release/release'
import type { RootState } from '@/store/setup/state'
import { firewallRulesQuery } from '../firewall-rules/queries'
import { filterPartsOf, type TrafficPart } from '../firewall-rules/rules'
import {
  instanceViewQuery,
  networkInterfacesQuery,
  subnetByIdQuery,
  vpcByIdQuery,
} from '../queries'
import { projectPaths, type ProjectParams } from '../paths'
import { rulesFor, type InterfacePlace } from './rules'

export interface InstanceRuleRow extends VpcFirewallRule {
  href: string
  /** The targets that match the instance. */
  matches: readonly TrafficPart[]
  filterParts: readonly TrafficPart[]
}

export interface InstanceRules {
  rows: readonly InstanceRuleRow[]
  isPending: boolean
  /** Why there are no rows, if there are none. */
  absence: string
  /** Sentences that say what could not be determined. */
  gaps: readonly string[]
}

type Interfaces = readonly InstanceNetworkInterface[]
const NONE: Interfaces = []

type InstanceParams = ProjectParams<'instance'>

const selectInterfaces = (state: RootState, params: InstanceParams) =>
  selectEntry(state, networkInterfacesQuery(params))

const idsOf = (interfaces: Interfaces, key: 'vpcId' | 'subnetId') => [
  ...new Set(interfaces.map(each => each[key])),
]

/** The queries for the rules, once the network interfaces are loaded. */
export const selectInstanceRuleQueries = (
  state: RootState,
  params: InstanceParams,
): readonly Query[] => {
  const { project } = params
  const interfaces = selectInterfaces(state, params)?.data?.items ?? NONE
  const vpcs = idsOf(interfaces, 'vpcId')
  return sameList<Query>(
    ...vpcs.map(vpc => vpcByIdQuery({ vpc })),
    ...vpcs.map(vpc => firewallRulesQuery({ project, vpc })),
    ...idsOf(interfaces, 'subnetId').map(subnet => subnetByIdQuery({ subnet })),
  )
}

const selectEntries = (state: RootState, params: InstanceParams) =>
  sameList(
    ...selectInstanceRuleQueries(state, params).map(
      query => selectEntry(state, query) as Entry<unknown> | undefined,
    ),
  )

interface Named {
  id: string
  name: string
}

/** The names of VPCs and subnets in the responses, by id. */
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
  hasIcmpTypes: boolean,
  vpc = rule.vpcId,
): InstanceRuleRow => ({
  ...rule,
  href: projectPaths.firewallRule({ project, vpc, rule: rule.name }),
  matches: targets === 'all' ? [{ value: 'All instances of the VPC' }] : targets,
  filterParts: filterPartsOf(rule.filters.hosts ?? [], rule.filters, hasIcmpTypes),
})

const absenceOf = (interfaces: Interfaces, rules: readonly unknown[]): string => {
  if (interfaces.length === 0) return 'The instance has no network interface, so it is in no VPC.'
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

/** The rules that can apply to an instance, and what could not be determined. */
export const selectInstanceRules = createSelector(
  [
    selectInterfaces,
    selectEntries,
    (_state: RootState, { project }: InstanceParams) => project,
    (state: RootState, params: InstanceParams) =>
      selectData(state, instanceViewQuery(params))?.name ?? params.instance,
    (state: RootState) => selectSupports(state, 'icmpTypes'),
  ],
  (page, entries, project, instance, hasIcmpTypes): InstanceRules => {
    const interfaces = page?.data?.items ?? NONE
    const names = namesIn(entries)
    const rules = rulesIn(entries)
    const found = idsOf(interfaces, 'vpcId').flatMap(vpcId => {
      const inside = interfaces.filter(each => each.vpcId === vpcId)
      const places = inside.map(({ ipStack, subnetId }): InterfacePlace => ({
        ips: privateIps(ipStack).map(({ ip }) => ip),
        vpc: names.get(vpcId),
        subnet: names.get(subnetId),
      }))
      const own = rules.filter(rule => rule.vpcId === vpcId)
      return rulesFor(own, { instance, interfaces: places })
    })
    return {
      rows: found.map(each => toRow(each, project, hasIcmpTypes, names.get(each.rule.vpcId))),
      isPending: !page || !entries.every(isAnswered),
      absence: absenceOf(interfaces, rules),
      gaps: gapsOf(entries.find(entry => entry?.error)?.error),
    }
  },
)
