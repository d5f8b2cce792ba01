import type { VpcFirewallRuleFilter, VpcFirewallRuleUpdate } from '@/api/generated/types'
import type { FirewallRuleRecord, VpcRecord } from '../models/vpcs'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import type { World } from '../server/world'
import { canonicalEnd } from './addresses'
import { byName, newIdentity } from './identity'

type Rule = Pick<VpcFirewallRuleUpdate, 'targets' | 'filters'>

/** Every name of a VPC that a rule speaks of. */
const vpcNames = ({ targets, filters }: Rule): string[] =>
  [...targets, ...(filters.hosts ?? [])].flatMap(({ type, value }) =>
    type === 'vpc' ? [value] : [],
  )

/**
 * Refuses rules that speak of another VPC, because none reaches into another. What the present
 * rules speak of already may stay: a VPC that was renamed could not be edited any more otherwise.
 */
export const checkVpcNames = (db: Db, vpc: VpcRecord, rules: readonly Rule[]): void => {
  const known = new Set([vpc.name, ...db.firewallRules.in(vpc.id).flatMap(vpcNames)])
  const stranger = rules.flatMap(vpcNames).find(name => !known.has(name))
  if (stranger !== undefined) {
    fail.invalidRequest(
      `a firewall rule of VPC "${vpc.name}" cannot target or filter by VPC "${stranger}": only its own VPC is supported`,
    )
  }
}

export const checkUniqueNames = (rules: readonly { name: string }[]): void => {
  const names = rules.map(({ name }) => name)
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index))
  if (repeated.size > 0) {
    const list = [...repeated].map(name => `"${name}"`).join(', ')
    fail.invalidValue('rules', `rule names must be unique, but there are several of ${list}`)
  }
}

/** A range of one port is that port. */
const canonicalPorts = (range: string): string => {
  const [first, last] = range.split('-').map(Number)
  return last === undefined || last === first ? `${first}` : `${first}-${last}`
}

const canonicalFilters = ({ hosts, ports, protocols }: VpcFirewallRuleFilter) => ({
  hosts: hosts?.map(canonicalEnd) ?? null,
  ports: ports?.map(canonicalPorts) ?? null,
  protocols: protocols ?? null,
})

/** Puts a new set of rules in place of the present one. None of the old ones lives on. */
export const replaceRules = (
  world: World,
  vpc: VpcRecord,
  rules: readonly VpcFirewallRuleUpdate[],
): void => {
  const { firewallRules } = world.db
  const records = rules.map((rule): FirewallRuleRecord => ({
    ...rule,
    ...newIdentity(world, rule),
    targets: rule.targets.map(canonicalEnd),
    filters: canonicalFilters(rule.filters),
    vpcId: vpc.id,
  }))
  for (const { id } of firewallRules.in(vpc.id)) firewallRules.remove(id)
  for (const record of records.toSorted(byName)) firewallRules.insert(record)
}
