import type { ExternalIp, InstanceNetworkInterface } from '@/api/generated/types'
import { containsIp, parseCidr } from '@/lib/cidr'
import { parseIp, type IpVersion } from '@/lib/ip'
import { versionOf } from '@/lib/ip-stack'
import { linked, rich, type RichText } from '@/lib/rich-text'
import { projectPaths } from '../paths'
import {
  addressOf,
  dataOf,
  judged,
  unreadOf,
  type Facts,
  type Judgement,
  type MachineFacts,
} from './facts'
import type { Question } from './question'

const instanceLink = ({ project }: Facts, instance: string) =>
  linked(instance, projectPaths.instanceNetworking({ project, instance }))

export const judgeState = (facts: Facts, { instance }: MachineFacts): Judgement => {
  const unread = unreadOf([['the instance', instance]])
  if (unread) return unread
  const { name, runState, autoRestartEnabled } = dataOf(instance)!
  const link = instanceLink(facts, name)
  const is = (state: string) => rich`The instance ${link} ${state}.`
  switch (runState) {
    case 'running':
      return judged('passes', is('is running'))
    case 'rebooting':
    case 'migrating':
      return judged(
        'depends',
        rich`The instance ${link} is ${runState}: it cannot be reached for a moment.`,
        `the instance: it is ${runState}`,
      )
    case 'repairing':
      return judged('unknown', is('is repairing'), `${name} is repairing`)
    default: {
      const restarts =
        runState === 'failed'
          ? rich` It ${autoRestartEnabled ? 'restarts' : 'does not restart'} automatically.`
          : []
      return judged(
        'blocks',
        rich`${is(`is ${runState}`)}${restarts}`,
        `the instance: ${name} is ${runState}`,
        { cause: { kind: 'state', instance: name } },
      )
    }
  }
}

const primaryOf = (interfaces: readonly InstanceNetworkInterface[]) =>
  interfaces.find(({ primary }) => primary)

/** The interface that is asked about: the primary one unless another was chosen. */
export const nicOf = (
  { interfaces }: MachineFacts,
  name?: string,
): InstanceNetworkInterface | undefined => {
  const all = dataOf(interfaces) ?? []
  return name === undefined ? primaryOf(all) : all.find(each => each.name === name)
}

export const judgeNic = (
  { instance, interfaces }: MachineFacts,
  version: IpVersion,
  name?: string,
): Judgement => {
  const unread = unreadOf([['the network interfaces', interfaces]])
  if (unread) return unread
  const owner = dataOf(instance)?.name ?? ''
  const nic = nicOf({ interfaces } as MachineFacts, name)
  if (!nic)
    return name === undefined
      ? judged(
          'blocks',
          rich`The instance has no network interface.`,
          'the instance: it has no network interface',
          { cause: { kind: 'noInterface', instance: owner } },
        )
      : judged(
          'blocks',
          rich`The instance has no network interface ${name}.`,
          `the instance: it has no network interface ${name}`,
          { cause: { kind: 'explained' } },
        )
  const ip = addressOf(nic, version)
  const kind = nic.primary ? ', the primary one,' : ''
  return ip
    ? judged('passes', rich`${nic.name}${kind} has the address ${ip}.`)
    : judged(
        'blocks',
        rich`The network interface ${nic.name} has no IP${version} address.`,
        `the network interface: ${nic.name} has no IP${version} address`,
        { cause: { kind: 'explained' } },
      )
}

const kindOf = (ip: ExternalIp): RichText =>
  ip.kind === 'floating' ? rich`the floating IP ${ip.name}` : rich`an ephemeral IP`

/** The addresses that connections from outside can be made to. */
export const inboundAddresses = ({ ips, subnets }: MachineFacts, version: IpVersion) => [
  ...(dataOf(ips) ?? [])
    .filter(each => each.kind !== 'snat' && versionOf(each.ip) === version)
    .toSorted((a, b) => Number(a.kind !== 'floating') - Number(b.kind !== 'floating'))
    .map(each => ({ text: each.ip, what: kindOf(each) })),
  ...(dataOf(subnets) ?? [])
    .filter(({ subnet }) => versionOf(subnet) === version)
    .map(({ subnet, name }) => ({ text: subnet, what: rich`the external subnet ${name}` })),
]

export const judgeAddress = (
  machine: MachineFacts,
  { version, nic, address }: Question,
): Judgement => {
  const unread = unreadOf([
    ['the external IPs', machine.ips],
    ['the external subnets', machine.subnets],
    ['the network interfaces', machine.interfaces],
  ])
  if (unread) return unread
  const all = inboundAddresses(machine, version)
  const asked = address === undefined ? undefined : parseIp(address)
  const serving = asked
    ? all.filter(({ text }) => {
        const [ip, block] = [parseIp(text), parseCidr(text)]
        return ip ? ip.value === asked.value : block !== undefined && containsIp(block, asked)
      })
    : all
  const [first] = serving
  const instance = dataOf(machine.instance)?.name ?? ''
  const cause = { cause: { kind: 'noAddress', instance, version } as const }
  if (!first) {
    if (address !== undefined && all.length > 0)
      return judged(
        'blocks',
        rich`${address} is no external address of the instance.`,
        `the external address: ${address} is not one of the instance`,
        { cause: { kind: 'explained' } },
      )
    const hasSnat = dataOf(machine.ips)!.some(
      ip => ip.kind === 'snat' && versionOf(ip.ip) === version,
    )
    return hasSnat
      ? judged(
          'blocks',
          rich`The instance has only a source address for outbound traffic, which takes no inbound traffic.`,
          'the external address: SNAT takes no inbound traffic',
          cause,
        )
      : judged(
          'blocks',
          rich`The instance has no external IP${version} address.`,
          `the external address: there is none for IP${version}`,
          cause,
        )
  }
  const chosen = nicOf(machine, nic)
  const primary = primaryOf(dataOf(machine.interfaces)!)
  if (chosen && primary && !chosen.primary)
    return judged(
      'blocks',
      rich`External addresses belong to the primary network interface ${primary.name}.`,
      `the external address: it belongs to ${primary.name}`,
      { cause: { kind: 'explained' } },
    )
  const others = serving.slice(1).map(({ text, what }) => rich`Also ${text}, ${what}.`)
  return judged(
    'passes',
    rich`${address ?? first.text} is ${first.what}, and leads to the primary network interface.`,
    address ?? first.text,
    { details: others },
  )
}
