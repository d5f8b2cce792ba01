import type { VpcFirewallRule, VpcFirewallRuleProtocol } from '@/api/generated/types'
import { parseIp } from '@/lib/ip'
import { pluralize } from '@/lib/text'
import { can } from '@/machines/instance/instance.machine'
import { confirmWith } from '@/store/commands/action'
import { rulesChangeRequested } from '../firewall-rules/events'
import { ownVpcRule } from '../firewall-rules/rules'
import { requestForm } from '../forms'
import { projectPaths } from '../paths'
import { reachabilityPaths } from '../reachability-paths'
import type { Answer } from './check'
import { dataOf, type Facts } from './facts'
import { changedMachine, changedVpc, leadsTo, link, type Asked, type Fix, type Of } from './fix'
import type { Question } from './question'
import { withoutRoute, withPool, withRoute, withTransit } from './route-fixes'

/** The protocol filter of a rule for the packet; undefined if rules have none for it. */
const protocolOf = ({ traffic, version }: Question): VpcFirewallRuleProtocol | undefined => {
  if (traffic.protocol === 'other') return undefined
  if (traffic.protocol !== 'icmp') return { type: traffic.protocol }
  return { type: version === 'v4' ? 'icmp' : 'icmp6', value: null }
}

/** A name that no other rule has. */
const freeName = (wanted: string, taken: readonly string[]): string => {
  const names = [wanted, ...taken.map((_, at) => `${wanted}-${at + 2}`)]
  return names.find(name => !taken.includes(name)) ?? wanted
}

/** The host that a rule lets in: what was asked for, else everyone. */
const hostOf = ({ kind, remote }: Question, facts: Facts) => {
  const sender = kind === 'from' ? dataOf(facts.other.instance) : undefined
  const own = kind === 'to' ? dataOf(facts.subject.instance) : undefined
  const instance = sender ?? own
  if (instance) return { type: 'instance' as const, value: instance.name }
  return remote && parseIp(remote) ? { type: 'ip' as const, value: remote } : undefined
}

const EVERYONE = 'Open to everyone: no source was asked for.'

/** Opens the form of a rule that allows what was asked. */
const allowing = (
  asked: Asked,
  { vpc, instance }: { vpc: string; instance: string },
  { label, priority, isOutbound }: { label: string; priority: number; isOutbound: boolean },
): Fix[] => {
  const { facts, question, back } = asked
  const { traffic } = question
  const protocol = protocolOf(question)
  if (!protocol || isOutbound) return []
  const place = [facts.subject, facts.other].find(
    machine => dataOf(machine.instance)?.name === instance,
  )
  const vpcId = dataOf(place?.interfaces)?.find(
    nic => dataOf(facts.vpcs(nic.vpcId).vpc)?.name === vpc,
  )?.vpcId
  const present = vpcId === undefined ? [] : (dataOf(facts.vpcs(vpcId).rules) ?? [])
  const port = 'port' in traffic ? String(traffic.port) : undefined
  const name = freeName(
    ['allow', protocol.type, port].filter(Boolean).join('-'),
    present.map(each => each.name),
  )
  const host = hostOf(question, facts)
  const rule: VpcFirewallRule = {
    id: name,
    name,
    description: '',
    timeCreated: '',
    timeModified: '',
    vpcId: vpcId ?? '',
    action: 'allow',
    direction: 'inbound',
    priority,
    status: 'enabled',
    targets: [{ type: 'instance', value: instance }],
    filters: { protocols: [protocol], ports: port ? [port] : null, hosts: host ? [host] : null },
  }
  const to = reachabilityPaths.ruleCreate({
    project: facts.project,
    vpc,
    name,
    priority: String(priority),
    target: instance,
    protocol: protocol.type,
    back,
    ...(port && { port }),
    ...(host && { hostType: host.type, host: host.value }),
  })
  const changed = changedVpc(facts, vpc, () => ({ rules: { data: [...present, rule] } }))
  return [
    {
      action: link('addRule', label, to),
      leadsTo: leadsTo(changed, asked),
      ...(!host && { note: EVERYONE }),
    },
  ]
}

const denied = (asked: Asked, { vpc, instance, rule }: Of<'denied'>): Fix[] => {
  const { facts, back } = asked
  const without = changedVpc(facts, vpc, ({ rules }) => ({
    rules:
      rules && 'data' in rules ? { data: rules.data.filter(({ id }) => id !== rule.id) } : rules,
  }))
  const edit: Fix = {
    action: link(
      'editRule',
      `Edit rule ${rule.name}`,
      reachabilityPaths.rule({ project: facts.project, vpc, rule: rule.name, back }),
    ),
    leadsTo: leadsTo(without, asked),
    note: 'The verdict is the one without this rule.',
  }
  const above =
    rule.priority > 0
      ? allowing(
          asked,
          { vpc, instance },
          {
            label: 'Add a rule above it',
            priority: rule.priority - 1,
            isOutbound: rule.direction === 'outbound',
          },
        )
      : []
  return [edit, ...above]
}

const otherVpc = (asked: Asked, { vpc, names }: Of<'otherVpc'>): Fix[] => {
  const { facts } = asked
  const changed = changedVpc(facts, vpc.name, ({ rules }) => ({
    rules:
      rules && 'data' in rules
        ? { data: rules.data.map(rule => ({ ...rule, ...ownVpcRule(rule, vpc.name) })) }
        : rules,
  }))
  const present = dataOf(facts.vpcs(vpc.id).rules) ?? []
  const affected = present.filter(({ targets, filters }) =>
    [...targets, ...(filters.hosts ?? [])].some(
      ({ type, value }) => type === 'vpc' && value !== vpc.name,
    ),
  )
  const rules = affected.map(({ name }) => name)
  const source = `firewallRules/rename/${vpc.id}`
  const label = `Rename in ${pluralize('rule', rules.length)}`
  const event = confirmWith(
    {
      verb: 'Rename',
      kind: 'VPC in firewall rules',
      name: vpc.name,
      text: [
        `The rules ${rules.join(', ')} will name the VPC ${vpc.name} instead of ${names.join(', ')}. Nothing else changes.`,
      ],
    },
    {
      source,
      event: rulesChangeRequested({
        project: facts.project,
        vpc: vpc.name,
        source,
        names: rules,
        verb: 'rename',
        vpcName: vpc.name,
      }),
    },
  )
  return [{ action: { id: 'renameVpc', label, event }, leadsTo: leadsTo(changed, asked) }]
}

const withAddress = (asked: Asked, { instance, version }: Of<'noAddress'>): Fix[] => {
  // An address of a range for examples: which one it will be is not known.
  const ip = version === 'v4' ? '192.0.2.1' : '2001:db8::1'
  const changed = changedMachine(asked.facts, instance, ({ ips }) => ({
    ips: { data: [...(dataOf(ips) ?? []), { kind: 'ephemeral', ip, ipPoolId: '' }] },
  }))
  return instance === dataOf(asked.facts.subject.instance)?.name
    ? [{ action: 'attachIp', leadsTo: leadsTo(changed, asked) }]
    : []
}

const running = (asked: Asked, { instance }: Of<'state'>): Fix[] => {
  const { facts } = asked
  const isSubject = instance === dataOf(facts.subject.instance)?.name
  const changed = changedMachine(facts, instance, machine => {
    const found = dataOf(machine.instance)
    return found ? { instance: { data: { ...found, runState: 'running' as const } } } : {}
  })
  const verdict = leadsTo(changed, asked)
  const state = dataOf(facts.subject.instance)?.runState
  // One that is starting or stopping can only be waited for.
  if (isSubject) return state && can(state, 'start') ? [{ action: 'start', leadsTo: verdict }] : []
  const to = projectPaths.instanceStorage({ project: facts.project, instance })
  return [{ action: link('openInstance', `Go to instance ${instance}`, to), leadsTo: verdict }]
}

/** What can be done about what decides; empty if nothing would help. */
export const fixesFor = (facts: Facts, question: Question, answer: Answer, back: string): Fix[] => {
  const cause = answer.decider?.cause
  const asked = { facts, question, back }
  switch (cause?.kind) {
    case 'noRule':
      return allowing(asked, cause, {
        label: 'Add firewall rule',
        priority: 65_534,
        isOutbound: false,
      })
    case 'denied':
      return denied(asked, cause)
    case 'otherVpc':
      return otherVpc(asked, cause)
    case 'noAddress':
      return withAddress(asked, cause)
    case 'noPool':
      return withPool(asked, cause)
    case 'route':
      return withoutRoute(asked, cause)
    case 'noRoute':
      return withRoute(asked, cause)
    case 'transit':
      return withTransit(asked, cause)
    case 'state':
      return running(asked, cause)
    case 'noInterface': {
      const { project } = facts
      const event = requestForm('networkInterfaceCreate', { project, instance: cause.instance })
      const action = { id: 'addInterface', label: 'Add network interface', event }
      return [{ action, leadsTo: 'The check starts again with its address.' }]
    }
    default:
      return []
  }
}
