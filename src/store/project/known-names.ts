import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { containsIp, parseCidr, type Cidr } from '@/lib/cidr'
import { parseIp } from '@/lib/ip'
import type { RootState } from '@/store/setup/state'
import { allGatewaysQuery } from './gateways/queries'
import { allInstancesQuery, allVpcsQuery } from './queries'
import { allSubnetsQuery, vpcViewQuery } from './vpcs/queries'
import type { ProjectParams } from './paths'

type VpcParams = ProjectParams<'vpc'>

interface Page<Item> {
  items: readonly Item[]
  nextPage?: string | null | undefined
}

/** Undefined unless all items have been read. */
const allOn = <Item>(page: Page<Item> | undefined): readonly Item[] | undefined =>
  page && !page.nextPage ? page.items : undefined

const namesOn = (page: Page<{ name: string }> | undefined): ReadonlySet<string> | undefined => {
  const all = allOn(page)
  return all && new Set(all.map(({ name }) => name))
}

/** The names of objects that the rules and routes of a VPC can refer to, as far as read. */
export interface KnownNames {
  /** The name of the VPC itself. */
  own: string | undefined
  vpc: ReadonlySet<string> | undefined
  subnet: ReadonlySet<string> | undefined
  instance: ReadonlySet<string> | undefined
  internet_gateway: ReadonlySet<string> | undefined
  /** The blocks of all subnets of the VPC. */
  blocks: readonly Cidr[] | undefined
}

export const selectKnownNames = createSelector(
  [
    (state: RootState, params: VpcParams) => selectData(state, vpcViewQuery(params))?.name,
    (state: RootState, params: VpcParams) => selectData(state, allVpcsQuery(params)),
    (state: RootState, params: VpcParams) => selectData(state, allSubnetsQuery(params)),
    (state: RootState, params: VpcParams) => selectData(state, allInstancesQuery(params)),
    (state: RootState, params: VpcParams) => selectData(state, allGatewaysQuery(params)),
  ],
  (own, vpcs, subnets, instances, gateways): KnownNames => ({
    own,
    vpc: namesOn(vpcs),
    subnet: namesOn(subnets),
    instance: namesOn(instances),
    internet_gateway: namesOn(gateways),
    blocks: allOn(subnets)?.flatMap(({ ipv4Block, ipv6Block }) =>
      [ipv4Block, ipv6Block].flatMap(block => parseCidr(block) ?? []),
    ),
  }),
)

const KINDS = {
  vpc: 'VPC',
  subnet: 'subnet',
  instance: 'instance',
  internet_gateway: 'internet gateway',
} as const

/** Says that nothing has the name; undefined if something has, or if that is unknown. */
export const nameProblem = (type: string, value: string, known: KnownNames): string | undefined => {
  if (!(type in KINDS)) return undefined
  const kind = type as keyof typeof KINDS
  return known[kind]?.has(value) === false ? `There is no ${KINDS[kind]} of this name` : undefined
}

/** Says that no subnet has the address; undefined if one has, or if that is unknown. */
export const addressProblem = (text: string, { blocks }: KnownNames): string | undefined => {
  const ip = parseIp(text)
  return ip && blocks && !blocks.some(block => containsIp(block, ip))
    ? 'The address is in no subnet of the VPC'
    : undefined
}
