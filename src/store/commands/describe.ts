import type { Command } from '@/api/operations/table'
import { KIND_NAMES, type NamedKind } from '@/lib/kinds'
import { capitalize } from '@/lib/text'
import { operationWords } from '@/lib/operation-words'
import type { RecentCommand } from './events'

/** A verb, a preposition after its object, and the arguments not named after the kind in them. */
type Pair = readonly [
  verb: string,
  first: NamedKind,
  preposition: string,
  second: NamedKind,
  args?: Partial<Record<NamedKind, string>>,
]

const NEW_INTERFACE = { networkInterface: 'name' }
const INTERFACE = { networkInterface: 'interface' }

/** Commands that join two objects, or part them. */
const PAIRS: Readonly<Record<string, Pair>> = {
  instanceDiskAttach: ['Attach', 'disk', 'to', 'instance'],
  instanceDiskDetach: ['Detach', 'disk', 'from', 'instance'],
  instanceEphemeralIpAttach: ['Attach', 'ephemeralIp', 'to', 'instance'],
  instanceEphemeralIpDetach: ['Detach', 'ephemeralIp', 'from', 'instance'],
  floatingIpAttach: ['Attach', 'floatingIp', 'to', 'instance', { instance: 'parent' }],
  externalSubnetAttach: ['Attach', 'externalSubnet', 'to', 'instance'],
  affinityGroupMemberInstanceAdd: ['Add', 'instance', 'to', 'affinityGroup'],
  affinityGroupMemberInstanceDelete: ['Remove', 'instance', 'from', 'affinityGroup'],
  antiAffinityGroupMemberInstanceAdd: ['Add', 'instance', 'to', 'antiAffinityGroup'],
  antiAffinityGroupMemberInstanceDelete: ['Remove', 'instance', 'from', 'antiAffinityGroup'],
  instanceMulticastGroupJoin: ['Join', 'multicastGroup', 'by', 'instance'],
  instanceMulticastGroupLeave: ['Leave', 'multicastGroup', 'by', 'instance'],
  instanceNetworkInterfaceCreate: ['Create', 'networkInterface', 'on', 'instance', NEW_INTERFACE],
  instanceNetworkInterfaceUpdate: ['Update', 'networkInterface', 'on', 'instance', INTERFACE],
  instanceNetworkInterfaceDelete: ['Delete', 'networkInterface', 'on', 'instance', INTERFACE],
  systemIpPoolSiloLink: ['Link', 'pool', 'to', 'silo'],
  systemIpPoolSiloUnlink: ['Unlink', 'pool', 'from', 'silo'],
  systemSubnetPoolSiloLink: ['Link', 'subnetPool', 'to', 'silo', { subnetPool: 'pool' }],
  systemSubnetPoolSiloUnlink: ['Unlink', 'subnetPool', 'from', 'silo', { subnetPool: 'pool' }],
}

/** The parents in addresses of objects that the API also finds by id alone. */
const NEEDED: readonly string[] = ['project', 'vpc', 'router']

/** The parents of objects, as in addresses and arguments, outermost first. */
const PARENTS: readonly NamedKind[] = [
  'project',
  'vpc',
  'router',
  'gateway',
  'instance',
  'silo',
  'pool',
  'subnetPool',
]

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
  const [verb, first, preposition, other, renamed = {}] = PAIRS[endpoint] ?? []
  const argument = (kind: NamedKind) => nameOf(given[renamed[kind] ?? kind])
  const object = first ? argument(first) : nameOf(Object.values(path).at(-1) ?? body?.['name'])
  const second = other && argument(other)
  const parents = PARENTS.flatMap(key => {
    const parent = nameOf(query[key] ?? path[key] ?? place[key])
    return parent === undefined || parent === object || parent === second
      ? []
      : [`${capitalize(KIND_NAMES[key].noun)} ${parent}`]
  })
  const words = operationWords(endpoint)
  const plain = [capitalize(words.at(-1) ?? ''), ...words.slice(0, -1)].join(' ')
  return {
    what: first ? `${verb} ${KIND_NAMES[first].noun}` : plain,
    object,
    ...(other &&
      second !== undefined && { rest: `${preposition} ${KIND_NAMES[other].noun} ${second}` }),
    place: parents.join(', '),
    named,
  }
}
