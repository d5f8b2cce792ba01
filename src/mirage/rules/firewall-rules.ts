import type {
  VpcFirewallRuleFilter,
  VpcFirewallRuleProtocol,
  VpcFirewallRuleUpdate,
} from '@/api/generated/types'
import type { FirewallRuleRecord, VpcRecord } from '../models/records'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import type { BackendState } from '../server/backend-state'
import { canonicalEnd } from './addresses'
import { byName, newIdentity } from './identity'

type Rule = Pick<VpcFirewallRuleUpdate, 'targets' | 'filters'>

/** All VPC names that a rule refers to. */
const vpcNames = ({ targets, filters }: Rule): string[] =>
  [...targets, ...(filters.hosts ?? [])].flatMap(({ type, value }) =>
    type === 'vpc' ? [value] : [],
  )

/**
 * The name of another VPC in rules. Names already used in the present rules are accepted, because a
 * renamed VPC could not be edited otherwise.
 */
const otherVpcIn = (db: Db, vpc: VpcRecord, rules: readonly Rule[]): string | undefined => {
  const known = new Set([vpc.name, ...db.firewallRules.in(vpc.id).flatMap(vpcNames)])
  return rules.flatMap(vpcNames).find(name => !known.has(name))
}

/**
 * Rejects to start an instance in a VPC whose rules name another one, such as itself before it was
 * renamed: a sled gets all rules or none. What runs keeps those that it had.
 */
export const requireOwnVpc = (db: Db, instanceId: string): void => {
  const [nic] = db.networkInterfaces.in(instanceId)
  const vpc = nic && db.vpcs.get(nic.vpcId)
  if (!vpc) return
  const isOther = ({ type, value }: { type: string; value: string }) =>
    type === 'vpc' && value !== vpc.name
  for (const { targets, filters } of db.firewallRules.in(vpc.id)) {
    if (targets.some(isOther)) fail.invalidRequest('cross-VPC firewall target unsupported')
    if (filters.hosts?.some(isOther))
      fail.invalidRequest('cross-VPC firewall host filter unsupported')
  }
}

const refuse = ({ name }: VpcRecord, other: string): never =>
  fail.invalidRequest(
    `a firewall rule of VPC "${name}" cannot target or filter by VPC "${other}": only its own VPC is supported`,
  )

const checkUniqueNames = (rules: readonly { name: string }[]): void => {
  const names = rules.map(({ name }) => name)
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index))
  if (repeated.size > 0) {
    const list = [...repeated].map(name => `"${name}"`).join(', ')
    fail.invalidValue('rules', `rule names must be unique, but there are several of ${list}`)
  }
}

/** A range of one port is written as that port. */
const canonicalPorts = (range: string): string => {
  const [first, last] = range.split('-').map(Number)
  return last === undefined || last === first ? `${first}` : `${first}-${last}`
}

/** Rejects ICMP codes that are no bytes, and ranges that end before they start. */
const checkCode = (code: string): void => {
  const [first, last = first] = code.split('-').map(Number)
  if (first === undefined || last === undefined || last > 255 || first > last) {
    fail.invalidValue('code', `"${code}" is not a range of ICMP codes`)
  }
}

const canonicalProtocol = (protocol: VpcFirewallRuleProtocol): VpcFirewallRuleProtocol => {
  if (!('value' in protocol) || !protocol.value) return protocol
  const { icmpType, code = null } = protocol.value
  if (code !== null) checkCode(code)
  return { ...protocol, value: { icmpType, code } }
}

const canonicalFilters = ({ hosts, ports, protocols }: VpcFirewallRuleFilter) => ({
  hosts: hosts?.map(canonicalEnd) ?? null,
  ports: ports?.map(canonicalPorts) ?? null,
  protocols: protocols?.map(canonicalProtocol) ?? null,
})

/** Replaces all rules. The new ones do not keep the ids of the old ones. */
const replaceRules = (
  backendState: BackendState,
  vpc: VpcRecord,
  rules: readonly VpcFirewallRuleUpdate[],
): void => {
  const { firewallRules } = backendState.db
  const records = rules.map((rule): FirewallRuleRecord => ({
    ...rule,
    ...newIdentity(backendState, rule),
    targets: rule.targets.map(canonicalEnd),
    filters: canonicalFilters(rule.filters),
    vpcId: vpc.id,
  }))
  for (const { id } of firewallRules.in(vpc.id)) firewallRules.remove(id)
  for (const record of records.toSorted(byName)) firewallRules.insert(record)
}

/** Before this release, rules that name another VPC are stored before they are refused. */
const CHECKED_FIRST = 20

/** Replaces all rules, and rejects those that name another VPC. */
export const updateRules = (
  backendState: BackendState,
  vpc: VpcRecord,
  rules: readonly VpcFirewallRuleUpdate[],
): void => {
  checkUniqueNames(rules)
  const other = otherVpcIn(backendState.db, vpc, rules)
  if (other === undefined || backendState.release < CHECKED_FIRST)
    replaceRules(backendState, vpc, rules)
  if (other !== undefined) refuse(vpc, other)
}
