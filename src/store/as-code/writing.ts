import { copiedName } from '@/lib/copied-name'
import { expression, type Hcl, type Line, type Paragraph } from '@/lib/hcl'
import { MAX_NAME_LENGTH } from '@/lib/limits'
import { truncateEnd } from '@/lib/text'
import { knows, LOOKUPS, type Dialect } from './dialects'
import type { Indexed } from './found'
import { identifierOf, labelsOf } from './labels'
import type { Options } from './options'
import { typeOf, type Kind, type Plan, type Thing } from './things'

/** A data source. */
export interface Lookup {
  readonly type: string
  readonly label: string
  readonly lines: readonly Line[]
}

/** A variable that people fill in. */
export interface Variable {
  readonly name: string
  readonly description: string
  /** Secrets are not shown; ephemeral ones are not kept in the state either. */
  readonly secrecy?: 'sensitive' | 'ephemeral'
}

/** What can be referred to: an object by its kind and id. */
type Referred = Kind | 'image' | 'ipPool' | 'subnetPool' | 'sshKey'

/** The words for what a literal id stands for. */
export const NOUNS: Readonly<Partial<Record<Referred, string>>> = {
  project: 'project',
  vpc: 'VPC',
  subnet: 'subnet',
  router: 'router',
  disk: 'disk',
  snapshot: 'snapshot',
  image: 'image',
  ipPool: 'IP pool',
  subnetPool: 'subnet pool',
  floatingIp: 'floating IP',
  antiAffinityGroup: 'anti-affinity group',
  instance: 'instance',
  sshKey: 'SSH key',
  externalSubnet: 'external subnet',
  gateway: 'internet gateway',
  silo: 'silo',
  systemPool: 'IP pool',
  systemSubnetPool: 'subnet pool',
}

/** The data sources of objects outside the text. */
export const SOURCES: Readonly<Partial<Record<Referred, string>>> = {
  project: 'oxide_project',
  vpc: 'oxide_vpc',
  subnet: 'oxide_vpc_subnet',
  router: 'oxide_vpc_router',
  gateway: 'oxide_vpc_internet_gateway',
  disk: 'oxide_disk',
  floatingIp: 'oxide_floating_ip',
  antiAffinityGroup: 'oxide_anti_affinity_group',
  image: 'oxide_image',
  ipPool: 'oxide_ip_pool',
  subnetPool: 'oxide_subnet_pool',
  sshKey: 'oxide_ssh_key',
  silo: 'oxide_silo',
  systemSubnetPool: 'oxide_subnet_pool',
}

/** What is looked up by name although the text is no copy. */
const ALWAYS_BY_NAME: ReadonlySet<string> = new Set(['image', 'ipPool', 'subnetPool'])

/** A reference, with a note that names the object if the reference does not. */
interface Reference {
  readonly value: Hcl
  readonly note?: string
}

/** An argument that refers to an object. */
export const referring = (name: string, { value, note }: Reference): Line => ({ name, value, note })

/** The name of the project of a copy. */
export const copyName = ({ name }: { name: string }, { projectName }: Options): string =>
  projectName || copiedName(name)

export const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What the writers of resources know, and what they ask for besides. */
export class Writing {
  readonly isCopy: boolean
  /** Whether the objects exist, and are imported. */
  readonly isManaged: boolean
  private readonly lookedUp = new Map<string, Lookup>()
  private readonly asked = new Map<string, Variable>()
  private readonly labels: ReadonlyMap<string, string>
  private readonly things: ReadonlyMap<string, Thing>
  private readonly sourceLabels: ReadonlyMap<string, string>
  private readonly adopted: ReadonlySet<string>

  constructor(
    readonly index: Indexed,
    readonly options: Options,
    readonly dialect: Dialect,
    plan: Plan,
    /** Stands before all labels. */
    private readonly prefix: readonly string[] = [],
  ) {
    this.isCopy = options.purpose === 'copy'
    this.isManaged = options.purpose === 'manage'
    this.things = new Map(plan.things.map(thing => [thing.key, thing]))
    this.adopted = new Set(plan.adopted.map(({ key }) => key))
    this.labels = labelsOf(
      plan.things.map(({ key, kind, path }) => ({
        id: key,
        type: typeOf(kind, dialect),
        path: [...prefix, ...path],
      })),
    )
    this.sourceLabels = labelsOf(this.allSources())
  }

  /** Everything that could be looked up, so that a label depends on nothing else. */
  private allSources() {
    const { index } = this
    const inVpcs = (type: string, items: readonly { id: string; name: string; vpcId: string }[]) =>
      items.map(({ id, vpcId, name }) => ({
        id,
        type,
        path: [...this.prefix, index.vpc.get(vpcId)?.name ?? '', name],
      }))
    const plain = (type: string, items: readonly { id: string; name: string }[]) =>
      items.map(({ id, name }) => ({ id, type, path: [...this.prefix, name] }))
    return [
      ...plain('oxide_project', [index.project]),
      ...plain('oxide_image', index.images),
      ...plain('oxide_ip_pool', index.pools),
      ...plain('oxide_subnet_pool', index.subnetPools),
      ...plain('oxide_ssh_key', index.ownKeys),
      ...plain('oxide_vpc', index.vpcs),
      ...plain('oxide_disk', index.disks),
      ...plain('oxide_floating_ip', index.floatingIps),
      ...plain('oxide_anti_affinity_group', index.antiAffinityGroups),
      ...plain('oxide_silo', index.silos),
      ...plain('oxide_subnet_pool', index.systemSubnetPools),
      ...inVpcs('oxide_vpc_subnet', index.subnets),
      ...inVpcs('oxide_vpc_router', index.routers),
      ...inVpcs('oxide_vpc_internet_gateway', index.gateways),
    ]
  }

  knows(resource: string, argument: string): boolean {
    return knows(this.dialect, resource, argument)
  }

  isWritten(key: string): boolean {
    return this.things.has(key)
  }

  labelOf({ key }: Pick<Thing, 'key'>): string {
    return this.labels.get(key) ?? ''
  }

  addressOf(thing: Thing): string {
    return `${typeOf(thing.kind, this.dialect)}.${this.labelOf(thing)}`
  }

  /** The data sources and variables that the text needs, in order. */
  get lookups(): readonly Lookup[] {
    return [...this.lookedUp.values()]
  }

  get variables(): readonly Variable[] {
    return [...this.asked.values()]
  }

  variable(name: string, description: string, secrecy?: Variable['secrecy']): Hcl {
    this.asked.set(name, { name, description, ...(secrecy && { secrecy }) })
    return expression(`var.${name}`)
  }

  /** An argument of a written object; undefined if it is not written. */
  own(key: string, argument: string): Hcl | undefined {
    const thing = this.things.get(key)
    return thing && expression(`${this.addressOf(thing)}.${argument}`)
  }

  private isLookedUp(kind: Referred, id: string): boolean {
    const { outside } = this.options
    if (!SOURCES[kind] || !this.sourceLabels.has(id) || !this.index.names.get(id)?.name)
      return false
    if (this.adopted.has(id) || !UUID.test(id)) return true
    if (outside !== 'auto') return outside === 'names'
    return !this.isManaged || ALWAYS_BY_NAME.has(kind)
  }

  /** The id of an object: of a resource, of a data source, or literal. */
  id(kind: Referred, id: string): Reference {
    const own = this.own(id, 'id')
    if (own !== undefined) return { value: own }
    if (this.isLookedUp(kind, id)) return { value: expression(`${this.lookUp(kind, id)}.id`) }
    const name = this.index.names.get(id)?.name
    const noun = NOUNS[kind] ?? kind
    if (name !== undefined && !UUID.test(id)) {
      const variable = `${identifierOf([...this.prefix, name])}_${identifierOf([noun]).toLowerCase()}_id`
      return { value: this.variable(variable, `ID of ${noun} "${name}"`) }
    }
    return { value: id, note: name === undefined ? `${noun}, not found` : `${noun} "${name}"` }
  }

  /** The name of a project or VPC for a data source, which then waits for it. */
  private nameOf(id: string): Hcl {
    return this.own(id, 'name') ?? this.literalName(id)
  }

  /** The name that a data source finds an object by. What is copied goes into another project. */
  private literalName(id: string): string {
    const { index, options } = this
    if (this.isCopy && id === index.project.id) return copyName(index.project, options)
    return index.names.get(id)?.name || id
  }

  lookUp(kind: Referred, id: string): string {
    const { index } = this
    const type = SOURCES[kind] ?? ''
    const label = this.sourceLabels.get(id) ?? ''
    const address = `data.${type}.${label}`
    if (this.lookedUp.has(address)) return address
    const isIt = (each: { id: string }) => each.id === id
    const { vpcId } =
      index.subnet.get(id) ?? index.routers.find(isIt) ?? index.gateways.find(isIt) ?? {}
    const projectId = index.project.id
    const isOfProject = LOOKUPS[type]?.includes('project_name!') ?? false
    const isProjectImage = kind === 'image' && Boolean(index.image.get(id)?.projectId)
    const parent = vpcId !== undefined && this.isWritten(vpcId) ? vpcId : projectId
    const waits = this.isCopy && (isOfProject || isProjectImage) && this.things.get(parent)
    const lines: Line[] = [
      ...(isOfProject || isProjectImage
        ? [{ name: 'project_name', value: this.nameOf(projectId) }]
        : []),
      ...(vpcId === undefined ? [] : [{ name: 'vpc_name', value: this.nameOf(vpcId) }]),
      { name: 'name', value: this.literalName(id) },
      ...(waits
        ? [{ name: 'depends_on', value: [expression(this.addressOf(waits))] as readonly Hcl[] }]
        : []),
    ]
    this.lookedUp.set(address, { type, label, lines })
    return address
  }

  /** The lifecycle of a resource, as a paragraph; none if it has nothing to say. */
  lifecycle(
    isWorthy: boolean,
    ignored: readonly string[] = [],
    comments: readonly string[] = [],
  ): readonly Paragraph[] {
    const isKept = isWorthy && this.isManaged && this.options.isProtected
    const lines: Line[] = [
      ...(isKept ? [{ name: 'prevent_destroy', value: true }] : []),
      ...(ignored.length > 0
        ? [{ name: 'ignore_changes', value: ignored.map(expression) as readonly Hcl[] }]
        : []),
    ]
    if (lines.length === 0) return []
    return [[...comments.map(comment => ({ comment })), { block: 'lifecycle', lines }]]
  }
}

/** A name within a comment. */
export const named = (name: string): string => `"${truncateEnd(name, MAX_NAME_LENGTH)}"`

/** What applying a text does to an object that was imported. */
type Change = 'none' | 'update' | 'restart'

/** A resource, ready to be written. */
export interface Resource {
  readonly thing: Thing
  readonly paragraphs: readonly Paragraph[]
  readonly importId: string
  /** What the id is, if not that of the object. */
  readonly importNote?: string
  readonly change?: Change
}

export type Body = Omit<Resource, 'thing'>

export const identity = ({ name, description }: { name: string; description: string }): Line[] => [
  { name: 'name', value: name },
  { name: 'description', value: description },
]

export const inProject = (writing: Writing): Line =>
  referring('project_id', writing.id('project', writing.index.project.id))
