import type { RouterRoute, VpcFirewallRule, VpcFirewallRuleProtocol } from '@/api/generated/types'
import { parseIp } from '@/lib/ip'
import { pluralize } from '@/lib/text'
import { confirmWith, type ActionViewModel } from '@/store/commands/action'
import { rulesChangeRequested } from '../firewall-rules/events'
import { ownVpcRule } from '../firewall-rules/rules'
import { requestForm } from '../forms'
import { projectPaths } from '../paths'
import { reachabilityPaths } from '../reachability-paths'
import { check, verdictText, type Answer } from './check'
import { dataOf, type Cause, type Facts, type MachineFacts, type VpcFacts } from './facts'
import type { Question } from './question'

/** What can be done about what decides, and the verdict that it would lead to. */
export interface Fix {
  /** One of this feature, or those of the instance that attach addresses or start it. */
  action: ActionViewModel | 'attachIp' | 'start'
  /** The verdict afterwards: `Reachable as far as the rack is concerned`. */
  leadsTo: string
  /** What to know before: who could come in, what has to be stopped. */
  note?: string
}

interface Asked {
  facts: Facts
  question: Question
  /** The address of the check, which forms lead back to. */
  back: string
}

type Of<Kind extends Cause['kind']> = Extract<Cause, { kind: Kind }>

const changedVpc = (
  facts: Facts,
  name: string,
  change: (vpc: VpcFacts) => Partial<VpcFacts>,
): Facts => ({
  ...facts,
  vpcs: id => {
    const vpc = facts.vpcs(id)
    return dataOf(vpc.vpc)?.name === name ? { ...vpc, ...change(vpc) } : vpc
  },
})

const changedMachine = (
  facts: Facts,
  name: string,
  change: (machine: MachineFacts) => Partial<MachineFacts>,
): Facts => {
  const changed = (machine: MachineFacts) =>
    dataOf(machine.instance)?.name === name ? { ...machine, ...change(machine) } : machine
  return { ...facts, subject: changed(facts.subject), other: changed(facts.other) }
}

const leadsTo = (changed: Facts, { question }: Asked): string =>
  verdictText(check(changed, question))

const link = (id: string, label: string, to: string): ActionViewModel => ({ id, label, to })

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

const withPool = (asked: Asked, { vpc, gateway, pools }: Of<'noPool'>): Fix[] => {
  const { facts, back } = asked
  return pools.flatMap((id): Fix[] => {
    const pool = facts.poolNames.get(id)
    if (pool === undefined) return []
    const changed = changedVpc(facts, vpc, ({ attached }) => ({
      attached: name => {
        const found = attached(name)
        return name === gateway
          ? { ...found, pools: { data: [...(dataOf(found.pools) ?? []), id] } }
          : found
      },
    }))
    const to = reachabilityPaths.poolAttach({ project: facts.project, vpc, gateway, pool, back })
    return [
      {
        action: link(`attachPool/${id}`, `Attach IP pool ${pool}`, to),
        leadsTo: leadsTo(changed, asked),
      },
    ]
  })
}

const withoutRoute = (asked: Asked, { vpc, router, route }: Of<'route'>): Fix[] => {
  const { facts, back } = asked
  const changed = changedVpc(facts, vpc, ({ routes }) => ({
    routes: id => {
      const found = routes(id)
      return found && 'data' in found
        ? { data: found.data.filter(each => each.id !== route.id) }
        : found
    },
  }))
  const to = reachabilityPaths.route({
    project: facts.project,
    vpc,
    router,
    route: route.name,
    back,
  })
  return [
    {
      action: link('editRoute', `Edit route ${route.name}`, to),
      leadsTo: leadsTo(changed, asked),
      note: 'The verdict is the one without this route.',
    },
  ]
}

/** Opens the system router’s way out, which leads to a gateway that does not exist. */
const withTarget = (
  asked: Asked,
  { vpc, subnet, version }: Omit<Of<'noRoute'>, 'kind'>,
  gateway: string,
): Fix[] => {
  const { facts, back } = asked
  const { project } = facts
  const found = facts.vpcs(subnet.vpcId)
  const router = (dataOf(found.routers) ?? []).find(({ kind }) => kind === 'system')
  const destination = version === 'v4' ? '0.0.0.0/0' : '::/0'
  const isWayOut = (route: RouterRoute) =>
    route.kind === 'default' && route.destination.value === destination
  const route = router && (dataOf(found.routes(router.id)) ?? []).find(isWayOut)
  if (!router || !route) return []
  const target = { type: 'internet_gateway' as const, value: gateway }
  const changed = changedVpc(facts, vpc, ({ routes }) => ({
    routes: id => {
      const present = routes(id)
      return present && 'data' in present
        ? { data: present.data.map(each => (each.id === route.id ? { ...each, target } : each)) }
        : present
    },
  }))
  const to = reachabilityPaths.route({ project, vpc, router: router.name, route: route.name, back })
  return [
    {
      action: link('editRoute', `Edit route ${route.name}`, to),
      leadsTo: leadsTo(changed, asked),
      note: `Its gateway does not exist. The verdict is the one with the gateway ${gateway}.`,
    },
  ]
}

const withRoute = (asked: Asked, { vpc, subnet, version }: Of<'noRoute'>): Fix[] => {
  const { facts, back } = asked
  const { project } = facts
  const found = facts.vpcs(subnet.vpcId)
  const gateways = dataOf(found.gateways) ?? []
  const router = (dataOf(found.routers) ?? []).find(({ id }) => id === subnet.customRouterId)
  const [gateway] = gateways
  if (!gateway) {
    const added = {
      id: 'default',
      name: 'default',
      vpcId: subnet.vpcId,
      description: '',
      timeCreated: '',
      timeModified: '',
    }
    const changed = changedVpc(facts, vpc, () => ({
      gateways: { data: [added] },
      attached: () => ({ pools: { data: [] }, addresses: { data: [] } }),
    }))
    const to = reachabilityPaths.gatewayCreate({ project, vpc, name: 'default', back })
    return [
      { action: link('addGateway', 'New internet gateway', to), leadsTo: leadsTo(changed, asked) },
    ]
  }
  if (!router) return withTarget(asked, { vpc, subnet, version }, gateway.name)
  const destination = version === 'v4' ? '0.0.0.0/0' : '::/0'
  const route = {
    ...{ id: 'new', name: 'new', description: '', timeCreated: '', timeModified: '' },
    kind: 'custom' as const,
    vpcRouterId: router.id,
    destination: { type: 'ip_net' as const, value: destination },
    target: { type: 'internet_gateway' as const, value: gateway.name },
  }
  const changed = changedVpc(facts, vpc, ({ routes }) => ({
    routes: id => {
      const present = routes(id)
      return present && 'data' in present && id === router.id
        ? { data: [...present.data, route] }
        : present
    },
  }))
  const to = reachabilityPaths.routeCreate({
    ...{ project, vpc, router: router.name, destination, gateway: gateway.name, back },
  })
  return [{ action: link('addRoute', 'New route', to), leadsTo: leadsTo(changed, asked) }]
}

const withTransit = (asked: Asked, { instance, nic, ip }: Of<'transit'>): Fix[] => {
  const { facts } = asked
  const block = `${ip}/${ip.includes(':') ? 128 : 32}`
  const { ipStack: stack } = nic
  const adding = (each: { ip: string; transitIps: string[] }) => ({
    ...each,
    transitIps: [...each.transitIps, block],
  })
  const ipStack: typeof stack =
    stack.type === 'dual_stack'
      ? { ...stack, value: { v4: adding(stack.value.v4), v6: adding(stack.value.v6) } }
      : { ...stack, value: adding(stack.value) }
  const changed: Facts = {
    ...facts,
    vpcs: id => {
      const vpc = facts.vpcs(id)
      return {
        ...vpc,
        named: name => (name === instance ? { data: [{ ...nic, ipStack }] } : vpc.named(name)),
      }
    },
  }
  return [
    {
      action: {
        id: 'addTransitIp',
        label: `Edit network interface of ${instance}`,
        event: requestForm('networkInterfaceEdit', {
          project: facts.project,
          instance,
          id: nic.id,
        }),
      },
      leadsTo: leadsTo(changed, asked),
      note: `Add the transit IP ${block}, or a larger block. The instance ${instance} must be stopped for it.`,
    },
  ]
}

const running = (asked: Asked, { instance }: Of<'state'>): Fix[] => {
  const { facts } = asked
  const isSubject = instance === dataOf(facts.subject.instance)?.name
  const changed = changedMachine(facts, instance, machine => {
    const found = dataOf(machine.instance)
    return found ? { instance: { data: { ...found, runState: 'running' as const } } } : {}
  })
  const verdict = leadsTo(changed, asked)
  if (isSubject) return [{ action: 'start', leadsTo: verdict }]
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
