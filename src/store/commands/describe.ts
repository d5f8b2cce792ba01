import type { Command } from '@/api/operations/table'
import { capitalize } from '@/lib/text'
import { operationWords } from '@/lib/operation-words'
import type { RecentCommand } from './events'

/**
 * Commands that join two objects, or part them: what happens to the first one, the argument that
 * names it, and the second one with its argument.
 */
const PAIRS: Readonly<Record<string, readonly [string, string, string, string]>> = {
  instanceDiskAttach: ['Attach disk', 'disk', 'to instance', 'instance'],
  instanceDiskDetach: ['Detach disk', 'disk', 'from instance', 'instance'],
  instanceEphemeralIpAttach: ['Attach ephemeral IP', '', 'to instance', 'instance'],
  instanceEphemeralIpDetach: ['Detach ephemeral IP', '', 'from instance', 'instance'],
  floatingIpAttach: ['Attach floating IP', 'floatingIp', 'to instance', 'parent'],
  externalSubnetAttach: ['Attach external subnet', 'externalSubnet', 'to instance', 'instance'],
  affinityGroupMemberInstanceAdd: [
    'Add instance',
    'instance',
    'to affinity group',
    'affinityGroup',
  ],
  affinityGroupMemberInstanceDelete: [
    'Remove instance',
    'instance',
    'from affinity group',
    'affinityGroup',
  ],
  antiAffinityGroupMemberInstanceAdd: [
    'Add instance',
    'instance',
    'to anti-affinity group',
    'antiAffinityGroup',
  ],
  antiAffinityGroupMemberInstanceDelete: [
    'Remove instance',
    'instance',
    'from anti-affinity group',
    'antiAffinityGroup',
  ],
  instanceMulticastGroupJoin: ['Join multicast group', 'multicastGroup', 'by instance', 'instance'],
  instanceMulticastGroupLeave: [
    'Leave multicast group',
    'multicastGroup',
    'by instance',
    'instance',
  ],
  instanceNetworkInterfaceCreate: ['Create network interface', 'name', 'on instance', 'instance'],
  instanceNetworkInterfaceUpdate: [
    'Update network interface',
    'interface',
    'on instance',
    'instance',
  ],
  instanceNetworkInterfaceDelete: [
    'Delete network interface',
    'interface',
    'on instance',
    'instance',
  ],
  systemIpPoolSiloLink: ['Link IP pool', 'pool', 'to silo', 'silo'],
  systemIpPoolSiloUnlink: ['Unlink IP pool', 'pool', 'from silo', 'silo'],
  systemSubnetPoolSiloLink: ['Link subnet pool', 'pool', 'to silo', 'silo'],
  systemSubnetPoolSiloUnlink: ['Unlink subnet pool', 'pool', 'from silo', 'silo'],
}

/** The parents in addresses of objects that the API also finds by id alone. */
const NEEDED: readonly string[] = ['project', 'vpc', 'router']

/** The parents of objects, as in addresses and arguments, outermost first. */
const PARENTS: Readonly<Record<string, string>> = {
  project: 'Project',
  vpc: 'VPC',
  router: 'Router',
  gateway: 'Internet gateway',
  instance: 'Instance',
  silo: 'Silo',
  pool: 'IP pool',
  subnetPool: 'Subnet pool',
}

export interface CommandWords {
  /** `Stop instance`, or `Attach disk`. */
  what: string
  /** The name of the object that it is about, or its id if that is all that is known. */
  object: string | undefined
  /** For a command about two objects: `to instance db1`. */
  rest?: string
  /** What the object belongs to: `Project web, VPC main`. */
  place: string
  /** The command with names instead of ids, and the parents that the API does not need. */
  named: Command
}

type Known = Pick<RecentCommand, 'command' | 'names' | 'place'>

/** A command in words. */
export const commandWords = ({ command, names = {}, place = {} }: Known): CommandWords => {
  const { endpoint, args } = command
  const {
    path = {},
    query = {},
    body,
  } = args as Partial<Record<'path' | 'query' | 'body', Record<string, unknown>>>
  const nameOf = (value: unknown) =>
    typeof value === 'string' ? (names[value] ?? value) : undefined
  const namedIn = (values: object) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, nameOf(value) ?? value]))
  const given = { ...body, ...query, ...path }
  // An id needs no parents, but an address does.
  const within = Object.fromEntries(Object.entries(place).filter(([key]) => NEEDED.includes(key)))
  const named = {
    ...command,
    args: { ...args, path: namedIn(path), query: { ...within, ...namedIn(query) } },
  } as Command
  const pair = PAIRS[endpoint]
  const object = pair
    ? nameOf(given[pair[1]])
    : nameOf(Object.values(path).at(-1) ?? body?.['name'])
  const second = pair && nameOf(given[pair[3]])
  const parents = Object.entries(PARENTS).flatMap(([key, noun]) => {
    const parent = nameOf(query[key] ?? path[key] ?? place[key])
    return parent === undefined || parent === object || parent === second
      ? []
      : [`${noun} ${parent}`]
  })
  const words = operationWords(endpoint)
  const plain = [capitalize(words.at(-1) ?? ''), ...words.slice(0, -1)].join(' ')
  return {
    what: pair?.[0] ?? plain,
    object,
    ...(pair && second !== undefined && { rest: `${pair[2]} ${second}` }),
    place: parents.join(', '),
    named,
  }
}
