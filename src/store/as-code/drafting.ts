import type {
  AddressAllocator,
  DiskCreate,
  ExternalIp,
  ExternalIpCreate,
  InstanceCreate,
  InstanceDiskAttachment,
  InstanceNetworkInterfaceAttachment,
  InstanceNetworkInterfaceCreate,
  PoolSelector,
  Vpc,
} from '@/api/generated/types'
import type { Release } from '@/api/releases/ladder'
import { indexOf, NO_PROJECT, NO_SYSTEM, type Found, type Indexed } from './found'
import type { Known, KnownList, KnownObject } from './known'
import type { Kind, Thing } from './things'
import { UUID, type Writing } from './writing'

type Fields = Readonly<Record<string, unknown>>

/** People can only give their own keys to an instance. */
const OWN = 'own'

/** What is found of one project, to be changed by what is about to be made in it. */
type Lists = { -readonly [List in keyof Found]?: Found[List] }

/** Said once the other resources are known. */
type Remark = (writing: Writing) => string

/** Objects of requests, as if the requests had been answered. */
export class Drafting {
  readonly things: Thing[] = []
  readonly remarks: Remark[] = []
  readonly sentences = new Set<string>()
  /** The addresses of what is deleted. */
  readonly deleted: string[] = []
  private readonly known: Record<KnownList, KnownObject[]>
  private readonly added: Record<string, unknown[]> = {}

  constructor(
    known: Known,
    private readonly projectName: string | undefined,
  ) {
    this.known = Object.fromEntries(
      Object.entries(known).map(([list, objects]) => [list, [...objects]]),
    ) as Record<KnownList, KnownObject[]>
  }

  get project(): KnownObject {
    return this.projectName === undefined ? NO_PROJECT : this.find('projects', this.projectName)
  }

  remark(remark: Remark) {
    this.remarks.push(remark)
  }

  say(sentence: string) {
    this.sentences.add(sentence)
  }

  private indexIn(list: KnownList, given: string, within: Fields): number {
    const isWithin = (object: KnownObject) =>
      Object.entries(within).every(
        ([field, value]) => (object as object as Fields)[field] === value,
      )
    const own = list === 'projects' ? undefined : this.project.id
    const isOfOther = ({ projectId }: KnownObject) => Boolean(projectId) && projectId !== own
    return this.known[list].findIndex(
      object =>
        object.id === given || (object.name === given && isWithin(object) && !isOfOther(object)),
    )
  }

  /** The object of that name or id, as far as it is known. */
  knownAs(list: KnownList, given: string, within: Fields = {}): KnownObject | undefined {
    return this.known[list][this.indexIn(list, given, within)]
  }

  /** The object of that name or id; if nothing else is known of it, then only that. */
  find(list: KnownList, given: string, within: Fields = {}): KnownObject {
    const found = this.knownAs(list, given, within)
    if (found) return found
    if (UUID.test(given)) return { id: given, name: '' }
    const parent = within.vpcId === undefined ? '' : `${String(within.vpcId)}/`
    const object = { id: `${list}/${parent}${given}`, name: given, ...within }
    this.known[list].push(object)
    return object
  }

  /** Changes or adds an object, and returns it. */
  put<Of extends { name: string }>(list: KnownList, fields: Of, within: Fields = {}): KnownObject {
    const { id } = this.find(list, fields.name, within)
    const at = this.indexIn(list, id, within)
    const object = { ...this.known[list][at], ...within, ...fields, id } as KnownObject
    if (at === -1) this.known[list].push(object)
    else this.known[list][at] = object
    return object
  }

  /** Changes an object that is known. */
  change(list: KnownList, { id }: KnownObject, fields: Fields): KnownObject {
    const at = this.known[list].findIndex(each => each.id === id)
    const object = { ...this.known[list][at]!, ...fields }
    this.known[list][at] = object
    return object
  }

  /** What is found of no list, such as network interfaces. */
  add(list: keyof Found | keyof Found['system'], item: unknown) {
    ;(this.added[list] ??= []).push(item)
  }

  write(kind: Kind, key: string, path: readonly string[], vpc?: KnownObject) {
    const isIt = (thing: Thing) => thing.key === key
    if (this.things.some(isIt)) return
    this.things.push({ kind, key, path, ...(vpc && { vpc: vpc as Vpc }) })
  }

  /** Makes an object of a list, and the resource of it. */
  make<Of extends { name: string }>(
    kind: Kind,
    list: KnownList,
    fields: Of,
    vpc?: KnownObject,
  ): KnownObject {
    const within = vpc ? { vpcId: vpc.id } : {}
    const object = this.put(list, { projectId: this.project.id, ...fields }, within)
    this.write(kind, object.id, vpc ? [vpc.name, object.name] : [object.name], vpc)
    return object
  }

  /** A VPC by its name or id. */
  vpc(given: string | null | undefined): KnownObject {
    return this.find('vpcs', given ?? '')
  }

  /** The pool of that choice; empty if the API chooses another one than a known default. */
  poolOf(selector: PoolSelector | undefined): string {
    if (selector?.type === 'explicit') return this.find('pools', selector.pool).id
    const version = selector?.ipVersion ?? undefined
    const defaults = (this.known.pools as object as Indexed['pools']).filter(
      ({ isDefault, ipVersion }) => isDefault && (version === undefined || ipVersion === version),
    )
    return defaults.length === 1 ? defaults[0]!.id : ''
  }

  floatingIp(body: { name: string; addressAllocator?: AddressAllocator | undefined }) {
    const { addressAllocator: allocator, ...fields } = body
    const place =
      allocator?.type === 'explicit'
        ? { ip: allocator.ip, ipPoolId: '' }
        : { ip: '', ipPoolId: this.poolOf(allocator?.poolSelector) }
    return this.make('floatingIp', 'floatingIps', { ...fields, ...place, instanceId: null })
  }

  disk({ diskBackend, ...fields }: DiskCreate, instance?: string): KnownObject {
    const source = diskBackend.type === 'distributed' ? diskBackend.diskSource : undefined
    return this.make('disk', 'disks', {
      ...fields,
      diskType: diskBackend.type,
      imageId: source?.type === 'image' ? source.imageId : null,
      snapshotId: source?.type === 'snapshot' ? source.snapshotId : null,
      readOnly: (source && 'readOnly' in source && source.readOnly) ?? false,
      blockSize: source && 'blockSize' in source ? source.blockSize : 512,
      state: instance === undefined ? { state: 'detached' } : { state: 'attached', instance },
    })
  }

  private attachedDisk(attachment: InstanceDiskAttachment, instance: string): KnownObject {
    if (attachment.type === 'create') {
      const { type: _, ...disk } = attachment
      return this.disk(disk, instance)
    }
    return this.put('disks', { name: attachment.name, state: { state: 'attached', instance } })
  }

  nic(instanceId: string, nic: InstanceNetworkInterfaceCreate, primary: boolean) {
    const vpc = this.vpc(nic.vpcName)
    const subnet = this.find('subnets', nic.subnetName, { vpcId: vpc.id })
    const { ipConfig } = nic
    const addressOf = (ip: { type: 'auto' } | { type: 'explicit'; value: string }) =>
      ip.type === 'auto' ? 'auto' : ip.value
    const stack = (value: { ip: Parameters<typeof addressOf>[0]; transitIps?: unknown }) => ({
      ip: addressOf(value.ip),
      transitIps: value.transitIps ?? [],
    })
    const ipStack =
      ipConfig === undefined
        ? { type: 'v4', value: { ip: 'auto', transitIps: [] } }
        : ipConfig.type === 'dual_stack'
          ? {
              type: 'dual_stack',
              value: { v4: stack(ipConfig.value.v4), v6: stack(ipConfig.value.v6) },
            }
          : { type: ipConfig.type, value: stack(ipConfig.value) }
    this.add('nics', {
      id: `${instanceId}/${nic.name}`,
      name: nic.name,
      description: nic.description,
      instanceId,
      vpcId: vpc.id,
      subnetId: subnet.id,
      primary,
      ipStack,
    })
  }

  private nics(instanceId: string, interfaces: InstanceNetworkInterfaceAttachment | undefined) {
    const { type } = interfaces ?? { type: 'default_ipv4' as const }
    if (type === 'none') return
    if (interfaces?.type === 'create') {
      for (const [at, nic] of interfaces.params.entries()) this.nic(instanceId, nic, at === 0)
      return
    }
    const auto = { ip: { type: 'auto' as const } }
    const ipConfig =
      type === 'default_ipv4'
        ? { type: 'v4' as const, value: auto }
        : type === 'default_ipv6'
          ? { type: 'v6' as const, value: auto }
          : { type: 'dual_stack' as const, value: { v4: auto, v6: auto } }
    const nic = { name: 'net0', description: '', vpcName: 'default', subnetName: 'default' }
    this.nic(instanceId, { ...nic, ipConfig }, true)
  }

  externalIp(instanceId: string, ip: ExternalIpCreate) {
    if (ip.type === 'ephemeral') {
      const ipPoolId = this.poolOf(ip.poolSelector)
      const value: ExternalIp = { kind: 'ephemeral', ip: '', ipPoolId }
      this.add('externalIps', { instanceId, value })
      return
    }
    const { name } = this.find('floatingIps', ip.floatingIp)
    this.put('floatingIps', { name, instanceId })
  }

  instance(body: InstanceCreate) {
    const { bootDisk, disks = [], externalIps = [], networkInterfaces, sshPublicKeys } = body
    const { antiAffinityGroups = [], multicastGroups = [], name, start = true } = body
    const { id } = this.put('instances', { name, projectId: this.project.id })
    const boot = bootDisk ? this.attachedDisk(bootDisk, id) : undefined
    for (const disk of disks) this.attachedDisk(disk, id)
    this.nics(id, networkInterfaces)
    for (const ip of externalIps) this.externalIp(id, ip)
    for (const group of antiAffinityGroups)
      this.add('memberships', {
        groupId: this.find('antiAffinityGroups', group).id,
        instanceId: id,
      })
    for (const key of sshPublicKeys ?? [])
      this.add('sshKeys', {
        instanceId: id,
        value: { ...this.find('ownKeys', key), siloUserId: OWN },
      })
    if (multicastGroups.length > 0)
      this.say(`Multicast groups of instance "${name}": no attribute in the provider.`)
    this.make('instance', 'instances', {
      ...body,
      bootDiskId: boot?.id ?? null,
      runState: start ? 'running' : 'stopped',
      hasUserData: Boolean(body.userData),
    })
  }

  /** All of it as what an export reads. */
  index(host: string, release: Release): Indexed {
    const { known, added } = this
    const of = (list: string) => (added[list] ?? []) as never
    const lists: Lists = Object.fromEntries(Object.entries(added))
    const system = Object.fromEntries(
      Object.keys(NO_SYSTEM).map(list => [
        list,
        (known as Record<string, unknown[]>)[list] ?? of(list),
      ]),
    ) as object as Found['system']
    const found = {
      host,
      release,
      user: { id: OWN },
      people: {},
      roles: [],
      rules: [],
      gatewayPools: [],
      gatewayAddresses: [],
      nics: [],
      affinityGroups: [],
      memberships: [],
      externalIps: [],
      sshKeys: [],
      hasSshKeys: true,
      unread: [],
      ...(known as object as Pick<Found, 'vpcs'>),
      ...lists,
      disks: known.disks.map(disk => ({ state: { state: 'detached' }, ...disk })),
      system,
      project: { ...NO_PROJECT, ...this.project },
    }
    return indexOf(found as object as Found)
  }
}
