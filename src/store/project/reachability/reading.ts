import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectEntry, type Entry } from '@/api/core/api'
import type {
  Instance,
  InstanceNetworkInterface,
  InternetGateway,
  VpcFirewallRules,
  VpcSubnet,
} from '@/api/generated/types'
import type { Query } from '@/api/operations/table'
import { privateIps } from '@/lib/ip-stack'
import { listOf } from '@/store/queries/define'
import { sameList } from '@/store/queries/stable-list'
import type { RootState } from '@/store/setup/state'
import { siloIpPoolsQuery } from '@/store/silo/queries'
import { instanceExternalSubnetsQuery } from '../external-subnets/queries'
import { firewallRulesQuery } from '../firewall-rules/queries'
import { allGatewaysQuery, gatewayIpAddressesQuery, gatewayIpPoolsQuery } from '../gateways/queries'
import {
  allInstancesQuery,
  externalIpsQuery,
  instanceViewQuery,
  networkInterfacesQuery,
  vpcByIdQuery,
} from '../queries'
import { allRoutersQuery, allRoutesQuery } from '../routers/queries'
import { allSubnetsQuery } from '../vpcs/queries'
import { dataOf, type Facts, type MachineFacts, type Part, type VpcFacts } from './facts'

/** All network interfaces in the subnet with that id. */
const { all: interfacesInQuery } = listOf(
  'vpcSubnetListNetworkInterfaces',
  ({ subnet }: { subnet: string }) => ({ path: { subnet } }),
)

/** What a check reads from, and what the release offers. */
export interface Source {
  project: string
  instance: string
  /** The name or id of the other instance; empty if there is none. */
  other: string
  hasIcmpTypes: boolean
  hasSnat: boolean
  hasExternalSubnets: boolean
}

/** With more subnets, the interfaces of a whole VPC are not read. */
const SUBNETS_LOOKED_AT = 20
/** Up to this many instances, or as many as there are subnets, are read one by one. */
const FEW = 5

interface Page<Item> {
  items: readonly Item[]
  nextPage?: string | null | undefined
}

type ReadEntry = (query: Query) => Entry<unknown> | undefined

/** What is known from an entry. A failed refresh counts as a failure. */
const partOf = <Data>(entry: Entry<unknown> | undefined): Part<Data> => {
  if (entry?.error) return { error: entry.error.cause ?? entry.error.message }
  return entry?.data === undefined ? undefined : { data: entry.data as Data }
}

const mapped = <From, To>(part: Part<From>, convert: (data: From) => To): Part<To> =>
  part && 'data' in part ? { data: convert(part.data) } : part

/** The items of a list, if there are not more than were read. */
const itemsOf = <Item>(entry: Entry<unknown> | undefined): Part<readonly Item[]> => {
  const page = dataOf(partOf<Page<Item>>(entry))
  if (page?.nextPage) return { error: 'There are more than 1,000.' }
  return mapped(partOf<Page<Item>>(entry), ({ items }) => items)
}

const NOTHING: Part<readonly never[]> = { data: [] }

const machineFacts = (read: ReadEntry, source: Source, instance: string): MachineFacts => {
  const params = { project: source.project, instance }
  return {
    instance: partOf(read(instanceViewQuery(params))),
    interfaces: itemsOf(read(networkInterfacesQuery(params))),
    ips: itemsOf(read(externalIpsQuery(params))),
    subnets: source.hasExternalSubnets
      ? itemsOf(read(instanceExternalSubnetsQuery(params)))
      : NOTHING,
  }
}

/** The number of instances that enabled rules name as hosts. */
const hostsIn = (rules: VpcFacts['rules']): number =>
  new Set(
    (dataOf(rules) ?? []).flatMap(({ filters, status }) =>
      (status === 'enabled' ? (filters.hosts ?? []) : []).flatMap(({ type, value }) =>
        type === 'instance' ? [value] : [],
      ),
    ),
  ).size

const vpcFacts = (read: ReadEntry, { project }: Source, id: string): VpcFacts => {
  const at = { project, vpc: id }
  const subnets = itemsOf<VpcSubnet>(read(allSubnetsQuery(at)))
  const gateways = itemsOf<InternetGateway>(read(allGatewaysQuery(at)))
  const instances = () => itemsOf<Instance>(read(allInstancesQuery({ project })))
  const interfacesIn = (subnet: string) =>
    itemsOf<InstanceNetworkInterface>(read(interfacesInQuery({ subnet })))
  const rules = mapped(partOf<VpcFirewallRules>(read(firewallRulesQuery(at))), each => each.rules)
  /** Reads the instances of many names by the subnets that they may be in. */
  const namedInSubnets = (name: string): ReturnType<VpcFacts['named']> => {
    const all = dataOf(subnets) ?? []
    if (all.length > SUBNETS_LOOKED_AT) return { error: 'The VPC has too many subnets.' }
    const lists = all.map(subnet => interfacesIn(subnet.id))
    const failed = [instances(), ...lists].find(part => part && 'error' in part)
    if (failed) return failed as Part<never>
    const found = dataOf(instances())
    if (!found || lists.includes(undefined)) return undefined
    const instance = found.find(each => each.name === name)
    return {
      data: instance
        ? lists.flatMap(list => (dataOf(list) ?? []).filter(nic => nic.instanceId === instance.id))
        : null,
    }
  }
  return {
    vpc: partOf(read(vpcByIdQuery({ vpc: id }))),
    subnets,
    gateways,
    rules,
    routers: itemsOf(read(allRoutersQuery(at))),
    routes: router => itemsOf(read(allRoutesQuery({ ...at, router }))),
    attached: name => {
      const gateway = dataOf(gateways)?.find(each => each.name === name)
      const params = { ...at, gateway: gateway?.id ?? name }
      return {
        pools: mapped(itemsOf<{ ipPoolId: string }>(read(gatewayIpPoolsQuery(params))), all =>
          all.map(({ ipPoolId }) => ipPoolId),
        ),
        addresses: mapped(
          itemsOf<{ address: string }>(read(gatewayIpAddressesQuery(params))),
          all => all.map(({ address }) => address),
        ),
      }
    },
    named: name => {
      const limit = Math.max(FEW, dataOf(subnets)?.length ?? 0)
      if (hostsIn(rules) > limit) return namedInSubnets(name)
      const entry = read(networkInterfacesQuery({ project, instance: name }))
      return entry?.error?.statusCode === 404 ? { data: null } : itemsOf(entry)
    },
    holder: (ip, subnet) => {
      const nics = interfacesIn(subnet.id)
      const nic = dataOf(nics)?.find(each => privateIps(each.ipStack).some(own => own.ip === ip))
      if (nics && 'data' in nics && !nic) return { data: null }
      if (!nic) return nics as Part<never>
      return mapped(instances(), all => all.find(each => each.id === nic.instanceId)?.name ?? null)
    },
    instance: name => partOf(read(instanceViewQuery({ project, instance: name }))),
  }
}

/** The facts of a check. `read` is called for each query that they are read by. */
const factsFrom = (read: ReadEntry, source: Source): Facts => {
  const { project, instance, other } = source
  const instances = itemsOf<Instance>(read(allInstancesQuery({ project })))
  const pools = dataOf(itemsOf<{ id: string; name: string }>(read(siloIpPoolsQuery))) ?? []
  const vpcs = new Map<string, VpcFacts>()
  return {
    project,
    subject: machineFacts(read, source, instance),
    other: other
      ? machineFacts(read, source, other)
      : { instance: undefined, interfaces: undefined, ips: undefined, subnets: undefined },
    vpcs: id => {
      const known = vpcs.get(id) ?? vpcFacts(read, source, id)
      vpcs.set(id, known)
      return known
    },
    instanceNames:
      instances && 'data' in instances
        ? new Set(instances.data.map(({ name }) => name))
        : undefined,
    poolNames: new Map(pools.map(({ id, name }) => [id, name])),
    release: { hasIcmpTypes: source.hasIcmpTypes, hasSnat: source.hasSnat },
  }
}

type Entries = readonly (Entry<unknown> | undefined)[]

/** The result of a judgement, with the queries whose answers it rests on or waits for. */
export interface Read<Result> {
  result: Result
  queries: readonly Query[]
  entries: Entries
}

/** More rounds than there are kinds of objects that lead to others. */
const ROUNDS = 12

/**
 * Makes a selector of a judgement by facts. What it looks up says what is read next, so each round
 * knows more queries, until nothing new is looked up. Judges again only if an answer has changed.
 */
export const judging = <Input extends { source: Source }, Result>(
  judge: (facts: Facts, input: Input) => Result,
) => {
  const once = weakMapMemoize(
    (input: Input, queries: readonly Query[], entries: Entries): Read<Result> => {
      const wanted = new Set<Query>()
      const read: ReadEntry = query => {
        wanted.add(query)
        const at = queries.indexOf(query)
        return at === -1 ? undefined : entries[at]
      }
      const result = judge(factsFrom(read, input.source), input)
      return { result, queries: sameList(...wanted), entries }
    },
  )
  return (state: RootState, input: Input): Read<Result> => {
    let known: readonly Query[] = sameList<Query>()
    for (let round = 0; ; round++) {
      const entries = sameList(...known.map(query => selectEntry(state, query)))
      const found = once(input, known, entries)
      if (found.queries === known || round === ROUNDS) return found
      known = found.queries
    }
  }
}
