import { camelToSnakeKey } from '@/lib/case'
import { blockOf, expression, type Hcl, type Paragraph } from '@/lib/hcl'
import { formatBytes } from '@/lib/size'
import type { Drafting } from './drafting'
import { listOf, type KnownBase, type KnownObject } from './known'
import { identifierOf } from './labels'
import { typeOf, type Kind } from './things'
import { referring, type Writing } from './writing'

/** The lines as a comment. */
const commented = (text: string): string => text.replace(/^/gm, '# ').replace(/ +$/gm, '')

interface Part {
  kind: Kind
  name: string
  /** What is to be done with it, as a sentence. */
  says: string
  lines: (writing: Writing) => Paragraph
}

/** Remarks on what is an argument of a resource that is not known as a whole. */
export const part = (draft: Drafting, { kind, name, says, lines }: Part) =>
  draft.remark(writing => {
    const head = `resource "${typeOf(kind, writing.dialect)}" "${identifierOf([name])}"`
    const block = blockOf(head, [[...lines(writing)]])
    return commented(`${says}\n${block}`)
  })

export const ofInstance = (
  draft: Drafting,
  instance: string,
  says: string,
  lines: (writing: Writing) => Paragraph,
) => {
  const { name } = draft.find('instances', instance)
  part(draft, {
    kind: 'instance',
    name,
    says: `${says} Applying it stops and starts the instance.`,
    lines,
  })
}

export const list = (name: string, value: Hcl): Paragraph => [
  { name, value: [value] as readonly Hcl[] },
]

export const routerOf = (draft: Drafting, vpc: KnownObject, router: string) =>
  draft.find('routers', router, { vpcId: vpc.id })

/** The kinds whose resource is known once their object is. Others have further parts. */
const WHOLE: Readonly<Partial<Record<KnownBase, Kind>>> = {
  project: 'project',
  vpc: 'vpc',
  vpcSubnet: 'subnet',
  vpcRouter: 'router',
  vpcRouterRoute: 'route',
  floatingIp: 'floatingIp',
  externalSubnet: 'externalSubnet',
  antiAffinityGroup: 'antiAffinityGroup',
  systemSubnetPool: 'systemSubnetPool',
}

/** The kinds of what a request changes or deletes. */
export const KIND_OF: Readonly<Partial<Record<KnownBase, Kind>>> = {
  ...WHOLE,
  instance: 'instance',
  internetGateway: 'gateway',
  disk: 'disk',
  snapshot: 'snapshot',
  image: 'image',
  currentUserSshKey: 'sshKey',
  silo: 'silo',
  systemIpPool: 'systemPool',
  networkingAddressLot: 'addressLot',
}

type Given = Readonly<Record<string, string>>

/** An object that a request names, with the names of its parents. */
export const namedBy = (draft: Drafting, base: KnownBase, path: Given, query: Given) => {
  const given = Object.values(path).at(-1) ?? ''
  const vpc = query.vpc === undefined ? undefined : draft.vpc(query.vpc)
  const router = query.router && vpc ? routerOf(draft, vpc, query.router) : undefined
  const within = router ? { vpcRouterId: router.id } : vpc ? { vpcId: vpc.id } : {}
  const found = draft.find(listOf(base)!, given, within)
  const ownRouter = found.vpcRouterId ? draft.find('routers', found.vpcRouterId) : router
  const vpcId = found.vpcId ?? ownRouter?.vpcId
  const parent = vpcId ? draft.find('vpcs', vpcId) : vpc
  const parents = [
    base === 'vpc' ? undefined : parent,
    base === 'vpcRouterRoute' ? ownRouter : undefined,
  ]
  return {
    found,
    vpc: base === 'vpc' ? found : parent,
    path: [...parents.flatMap(each => each?.name ?? []), found.name || given],
  }
}

/** The arguments of a body that the provider knows. */
const argumentsOf = (draft: Drafting, writing: Writing, kind: Kind, body: object): Paragraph =>
  Object.entries(body).flatMap(([key, value]: [string, unknown]) => {
    const name = key === 'bootDisk' ? 'boot_disk_id' : camelToSnakeKey(key)
    if (!writing.knows(typeOf(kind, writing.dialect), name)) return []
    if (value === null || value === undefined) return { name, value: expression('null') }
    if (key === 'bootDisk')
      return referring(name, writing.id('disk', draft.find('disks', String(value)).id))
    const note = key === 'memory' ? formatBytes(Number(value)) : undefined
    return { name, value: value as string | number | boolean, note }
  })

/** What an object becomes by a change: its resource, if it is known, or the arguments that change. */
export const change = (
  draft: Drafting,
  base: KnownBase,
  path: Given,
  query: Given,
  body: object,
) => {
  const { found, vpc, path: names } = namedBy(draft, base, path, query)
  const kind = KIND_OF[base]!
  const isKnown = 'description' in found
  const isRenamed = 'name' in body && body.name !== found.name
  if (WHOLE[base] && isKnown) {
    const { customRouter, ...fields } = body as { customRouter?: unknown }
    const changed = draft.change(listOf(base)!, found, fields)
    const parent = base === 'vpc' ? changed : vpc
    draft.write(kind, found.id, [...names.slice(0, -1), changed.name], parent)
    draft.say('It is applied in place.')
    if (customRouter !== undefined)
      draft.say('The provider cannot set the custom router of a subnet.')
    return
  }
  part(draft, {
    kind,
    name: names.join('_'),
    says: `Only what changes. ${
      kind !== 'instance'
        ? 'It is applied in place.'
        : isRenamed
          ? 'Applying a new name replaces the instance.'
          : 'Applying it stops and starts the instance.'
    }`,
    lines: writing => argumentsOf(draft, writing, kind, body),
  })
}
