import { parseIp, type IpVersion } from '@/lib/ip'
import { rich } from '@/lib/rich-text'
import { pluralize } from '@/lib/text'
import {
  addressOf,
  dataOf,
  endOf,
  judged,
  unreadOf,
  type Facts,
  type Judgement,
  type MachineFacts,
  type Packet,
  type Place,
  type Step,
  type VpcFacts,
} from './facts'
import { inboundAddresses, judgeAddress, judgeNic, judgeState, nicOf } from './ends'
import { judgeFirewall } from './firewall'
import { leaveSteps, sourceIp } from './leaving'
import type { Question } from './question'
import { judgeHop, judgeReply } from './ways'

export type Verdict = 'reachable' | 'blocked' | 'depends' | 'unknown' | 'pending'

export interface Answer {
  verdict: Verdict
  /** The step that the verdict rests on. */
  decider: Step | undefined
  /** Steps that block besides the decider. */
  further: number
  steps: readonly Step[]
  /** The way by external addresses, where there is none by private ones. */
  detour?: Answer
}

/** The order in which obstacles decide. Those of the other instance come after all of these. */
const RANK = { state: 0, nic: 1, address: 2, firewall: 3, route: 4, source: 5 } as const
const OTHER_SIDE = 10

const step = (id: string, title: string, rank: keyof typeof RANK, judgement: Judgement): Step => ({
  ...judgement,
  id,
  title,
  rank: RANK[rank],
})

/** The same steps for the other instance. */
const ofOther = (steps: readonly Step[], name: string): readonly Step[] =>
  steps.map(each => ({
    ...each,
    id: `other-${each.id}`,
    title: each.id === 'instance' ? `Instance ${name}` : `${each.title} of ${name}`,
    rank: each.rank + OTHER_SIDE,
  }))

/** Where an interface is: undefined while unknown. */
const placeOf = (facts: Facts, machine: MachineFacts, nic?: string) => {
  const found = nicOf(machine, nic)
  const vpc = found && facts.vpcs(found.vpcId)
  if (!found || !vpc) return undefined
  const subnet = dataOf(vpc.subnets)?.find(({ id }) => id === found.subnetId)
  const place: Place = { instance: dataOf(machine.instance)?.name ?? '', nic: found, subnet }
  return { vpc, place }
}

const packetOf = (
  { version, traffic }: Question,
  other: Packet['other'],
  isInternal = false,
): Packet => ({
  version,
  traffic,
  other,
  isInternal,
})

const endpointSteps = (facts: Facts, machine: MachineFacts, version: IpVersion, nic?: string) => ({
  state: step('instance', 'Instance', 'state', judgeState(facts, machine)),
  nic: step('interface', 'Network interface', 'nic', judgeNic(machine, version, nic)),
})

const outsideSteps = (facts: Facts, machine: MachineFacts, question: Question): readonly Step[] => {
  const { version, nic, remote } = question
  const ends = endpointSteps(facts, machine, version, nic)
  const address = step('address', 'External address', 'address', judgeAddress(machine, question))
  const at = placeOf(facts, machine, nic)
  if (!at) return [address, ends.nic, ends.state]
  const packet = packetOf(question, endOf(remote))
  const firewall = judgeFirewall({ ...at, packet, direction: 'inbound', facts })
  return [
    address,
    step('reply', 'Route for replies', 'route', judgeReply(facts, at.vpc, at.place, packet)),
    ends.nic,
    step('inbound', 'Firewall, inbound', 'firewall', firewall),
    ends.state,
  ]
}

const internetSteps = (
  facts: Facts,
  machine: MachineFacts,
  question: Question,
): readonly Step[] => {
  const { version, nic, remote } = question
  const ends = endpointSteps(facts, machine, version, nic)
  const at = placeOf(facts, machine, nic)
  if (!at) return [ends.nic, ends.state]
  const packet = packetOf(question, endOf(remote))
  const firewall = judgeFirewall({ ...at, packet, direction: 'outbound', facts })
  const { route, source } = leaveSteps({ facts, machine, ...at }, packet)
  return [
    ...(source ? [step('source', 'Source address', 'source', source)] : []),
    step('route', 'Route', 'route', route),
    ends.nic,
    step('outbound', 'Firewall, outbound', 'firewall', firewall),
    ends.state,
  ]
}

/** From one instance to another in the same VPC, by their private addresses. */
const privateSteps = (
  facts: Facts,
  [from, to]: readonly [Located, Located],
  question: Question,
): { sender: readonly Step[]; receiver: readonly Step[] } => {
  const { version } = question
  const { vpc } = from
  const ends = [
    endpointSteps(facts, from.machine, version, from.nic),
    endpointSteps(facts, to.machine, version, to.nic),
  ] as const
  const ips = [from, to].map(({ place }) => parseIp(addressOf(place.nic, version) ?? ''))
  const [source, target] = ips
  if (!source || !target)
    return { sender: [ends[0].nic, ends[0].state], receiver: [ends[1].nic, ends[1].state] }
  const out = packetOf(question, target, true)
  const back = packetOf(question, source, true)
  const hop = judgeHop(facts, vpc, from.place, {
    to: target,
    receiver: to.place.instance,
    packet: back,
  })
  const reply = judgeHop(facts, vpc, to.place, {
    to: source,
    receiver: from.place.instance,
    packet: out,
  })
  const byReply =
    reply.state === 'passes'
      ? {}
      : { by: reply.by.replace(/^the route:/, 'the route for replies:') }
  return {
    sender: [
      step('route', 'Route', 'route', hop),
      ends[0].nic,
      step(
        'outbound',
        'Firewall, outbound',
        'firewall',
        judgeFirewall({ vpc, place: from.place, packet: out, direction: 'outbound', facts }),
      ),
      ends[0].state,
    ],
    receiver: [
      step('reply', 'Route for replies', 'route', { ...reply, ...byReply }),
      ends[1].nic,
      step(
        'inbound',
        'Firewall, inbound',
        'firewall',
        judgeFirewall({ vpc, place: to.place, packet: back, direction: 'inbound', facts }),
      ),
      ends[1].state,
    ],
  }
}

interface Located {
  machine: MachineFacts
  nic?: string | undefined
  vpc: VpcFacts
  place: Place
}

/** Finds the first external address that another instance can use to reach this one. */
const firstAddress = (machine: MachineFacts, version: IpVersion): string | undefined => {
  const text = inboundAddresses(machine, version)[0]?.text
  return text?.split('/', 1)[0]
}

const detourSteps = (
  facts: Facts,
  [from, to]: readonly [MachineFacts, MachineFacts],
  question: Question,
  isFromSubject: boolean,
): readonly Step[] => {
  const { version, traffic } = question
  const target = firstAddress(to, version)
  const at = placeOf(facts, from)
  const source = at && sourceIp({ facts, machine: from, ...at }, packetOf(question, endOf(target)))
  const base = { version, traffic }
  const out = internetSteps(facts, from, {
    ...base,
    kind: 'internet',
    ...(target && { remote: target }),
  })
  const into = outsideSteps(facts, to, {
    ...base,
    kind: 'outside',
    ...(source && { remote: source }),
  })
  const hairpin = step('hairpin', 'Outside the rack', 'source', {
    ...judged(
      'depends',
      rich`Traffic to an external address leaves the rack: your network must bring it back.`,
      'the network outside, which must bring it back',
    ),
  })
  const [own, others] = isFromSubject ? [out, into] : [into, out]
  const other = dataOf((isFromSubject ? to : from).instance)?.name ?? 'the other instance'
  return [...ofOther(others, other), hairpin, ...own]
}

const betweenInstances = (facts: Facts, question: Question): Answer => {
  const isFromSubject = question.kind === 'to'
  const { version, nic } = question
  const { subject, other } = facts
  const unread = unreadOf([
    ['the other instance', other.instance],
    ['the network interfaces of the other instance', other.interfaces],
  ])
  const name = dataOf(other.instance)?.name ?? 'the other instance'
  const own = endpointSteps(facts, subject, version, nic)
  if (unread)
    return conclude([own.nic, own.state, step('other', 'Other instance', 'source', unread)])
  const [mine, theirs] = [placeOf(facts, subject, nic), placeOf(facts, other)]
  const far = endpointSteps(facts, other, version)
  if (!mine || !theirs)
    return conclude([...ofOther([far.nic, far.state], name), own.nic, own.state])
  if (mine.place.nic.vpcId !== theirs.place.nic.vpcId) {
    const apart = step('vpcs', 'VPCs', 'nic', {
      ...judged(
        'blocks',
        rich`The instances are in different VPCs, which are only connected by external addresses.`,
        'different VPCs',
        { cause: { kind: 'explained' } },
      ),
    })
    const pair = isFromSubject ? ([subject, other] as const) : ([other, subject] as const)
    const detour = conclude(detourSteps(facts, pair, question, isFromSubject))
    return {
      ...conclude([...ofOther([far.nic, far.state], name), apart, own.nic, own.state]),
      detour,
    }
  }
  const a: Located = { ...mine, machine: subject, nic }
  const b: Located = { ...theirs, machine: other }
  const { sender, receiver } = privateSteps(facts, isFromSubject ? [a, b] : [b, a], question)
  const [near, others] = isFromSubject ? [sender, receiver] : [receiver, sender]
  return conclude([...ofOther(others, name), ...near])
}

const byRank = (steps: readonly Step[]) => steps.toSorted((a, b) => a.rank - b.rank)

/** The verdict of steps: what blocks counts for more than what is not known. */
const conclude = (steps: readonly Step[]): Answer => {
  const ranked = byRank(steps)
  const blocking = ranked.filter(({ state }) => state === 'blocks')
  const first = (state: Step['state']) => ranked.find(each => each.state === state)
  const pending = first('pending')
  const [decider] = blocking
  if (decider && !(pending && pending.rank < decider.rank))
    return { verdict: 'blocked', decider, further: blocking.length - 1, steps }
  if (pending) return { verdict: 'pending', decider: undefined, further: 0, steps }
  const [unknown, depends] = [first('unknown'), first('depends')]
  if (unknown) return { verdict: 'unknown', decider: unknown, further: 0, steps }
  if (depends) return { verdict: 'depends', decider: depends, further: 0, steps }
  return { verdict: 'reachable', decider: tellingOf(steps), further: 0, steps }
}

/** The step that says most about what passes: a rule that allows it, or the source address. */
const tellingOf = (steps: readonly Step[]) =>
  steps.find(({ id }) => id === 'source') ?? steps.find(({ id }) => id.endsWith('inbound'))

/** Says whether an instance can be reached, as far as the rack is concerned. */
export const check = (facts: Facts, question: Question): Answer => {
  switch (question.kind) {
    case 'outside':
      return conclude(outsideSteps(facts, facts.subject, question))
    case 'internet':
      return conclude(internetSteps(facts, facts.subject, question))
    default:
      return betweenInstances(facts, question)
  }
}

/** The verdict in one sentence, with the obstacles behind the one that decides. */
export const verdictText = ({ verdict, decider, further }: Answer): string => {
  const more = further > 0 ? `, ${pluralize('more obstacle', further)} behind it` : ''
  switch (verdict) {
    case 'reachable':
      return 'Reachable as far as the rack is concerned'
    case 'blocked':
      return `Blocked by ${decider?.by}${more}`
    case 'depends':
      return `Depends on ${decider?.by}`
    case 'unknown':
      return `Cannot tell: ${decider?.by}`
    case 'pending':
      return 'Checking…'
  }
}
