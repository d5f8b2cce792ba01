import type { Disk, Instance } from '@/api/generated/types'
import { supports } from '@/api/releases/ladder'
import { pluralize } from '@/lib/text'
import { indexOf, type Found, type Indexed } from './found'
import type { SimilarParams } from './forms'
import { MADE } from './made-by-api'
import { DEFAULTS, type Options, type Scope } from './options'
import type { Renaming } from './similar-names'
import { Stepper, stepsOf, type Steps } from './steps'
import { quoted, type LeftOut } from './things'

/** What the copy is called, and how its instances are left. */
export interface Wish {
  readonly kind: SimilarParams['kind']
  readonly id: string
  readonly name: string
  readonly description: string
  readonly renamings: readonly Pick<Renaming, 'id' | 'name'>[]
  readonly isStarted: boolean
}

/** Writes the requests of a copy that this console sends. */
class CopyStepper extends Stepper {
  readonly notes: LeftOut[] = []

  constructor(
    /** What was read, with the names of the originals. */
    private readonly found: Indexed,
    private readonly wish: Wish,
    ...args: ConstructorParameters<typeof Stepper>
  ) {
    super(...args)
  }

  private get isSameProject(): boolean {
    return this.wish.kind !== 'project'
  }

  note(kind: string, name: string, id: string, text: string, reason: string) {
    this.notes.push({ kind, name, keys: [id], text, reason })
  }

  private isUnread(...lists: readonly string[]): boolean {
    return this.found.unread.some(({ list }) => lists.includes(list))
  }

  /** Why a disk is not made from the source of its original; empty if that has none. */
  private whyBlank({ imageId, snapshotId }: Disk): string {
    const { index } = this
    if (!imageId && !snapshotId) return ''
    if (index.image.has(imageId ?? '') || index.snapshot.has(snapshotId ?? ''))
      return ': its source is of the original project'
    return this.isUnread(imageId ? 'images' : 'snapshots')
      ? ': its source could not be read'
      : ': its source was not found'
  }

  /** The source of a disk, if the API takes it for the copy. */
  private sourceOf({ imageId, snapshotId }: Disk) {
    const { index } = this
    const image = index.image.get(imageId ?? '')
    const snapshot = index.snapshot.get(snapshotId ?? '')
    if (image && (!image.projectId || this.isSameProject))
      return { name: quoted('image', image.name), part: { type: 'image', imageId: image.id } }
    return snapshot && this.isSameProject
      ? {
          name: quoted('snapshot', snapshot.name),
          part: { type: 'snapshot', snapshotId: snapshot.id },
        }
      : undefined
  }

  override diskBackend(disk: Disk) {
    const { id, blockSize, diskType, readOnly } = disk
    const name = this.found.disk.get(id)?.name ?? disk.name
    const source = diskType === 'local' ? undefined : this.sourceOf(disk)
    this.note(
      'contents of disk',
      name,
      `contents/${id}`,
      `Contents of disk "${name}"`,
      source
        ? `made again from ${source.name}`
        : `only its size is copied, it is blank${this.whyBlank(disk)}`,
    )
    if (diskType === 'local') return { backend: { type: 'local' }, notes: [] }
    const only = readOnly ? { readOnly } : {}
    const diskSource = source ? { ...source.part, ...only } : { type: 'blank', blockSize }
    return { backend: { type: 'distributed', diskSource }, notes: [] }
  }

  override isStarted(instance: Instance): boolean {
    return this.wish.isStarted && super.isStarted(instance)
  }

  /** In the same project, copies of instances join the groups of the originals. */
  override affinityGroups(has: (id: string) => boolean) {
    if (!this.isSameProject) super.affinityGroups(has)
    else for (const { id } of this.index.instances) if (has(id)) this.joinGroups(id)
  }

  private joinGroups(id: string) {
    const { index, project } = this
    const instance = index.instance.get(id)?.name ?? ''
    const ids = index.groupsOf(id).map(({ groupId }) => groupId)
    for (const { id: group, name } of index.affinityGroups)
      if (ids.includes(group))
        this.add(
          'member of affinity group',
          [name, instance],
          id,
          'affinityGroupMemberInstanceAdd',
          { path: { affinityGroup: name, instance }, query: { project } },
          { to: this.last },
        )
  }

  /** What the copies of instances do not have. */
  noteInstances(has: (id: string) => boolean) {
    const { found: index } = this
    const instances = index.instances.filter(({ id }) => has(id))
    if (instances.length === 0) return
    const all = pluralize('instance', instances.length)
    const noteAll = (what: string, reason: string) =>
      this.note('instances', what, `all/${what}`, `${what} of ${all}`, reason)
    if (this.isUnread('vpcs', 'subnets', 'nics'))
      noteAll('Network interfaces', 'not all could be read, so the copies have only the others')
    noteAll('User data', 'cannot be read, so the copies have none')
    if (supports(index.release, 'multicastGroups'))
      noteAll('Multicast groups', 'not read, so the copies are in none')
    if (!index.hasSshKeys) noteAll('SSH keys', 'not read, so the copies have none')
    for (const { id, name } of instances) {
      const others = index.sshKeysOf(id).filter(({ value }) => value.siloUserId !== index.user?.id)
      if (others.length > 0)
        this.note(
          'SSH keys',
          name,
          `keys/${id}`,
          `${pluralize('SSH key', others.length)} of instance "${name}"`,
          'people can give only keys of their own',
        )
      const externalIps = index.externalIpsOf(id)
      const hasNics = index.nicsOf(id).length > 0
      if (!hasNics && externalIps.length > 0)
        this.note(
          'external IPs',
          name,
          `external/${id}`,
          `External IPs of instance "${name}"`,
          'a copy without network interfaces gets none',
        )
      if (hasNics && externalIps.some(({ value }) => value.kind === 'ephemeral'))
        this.noteAddress(`Ephemeral IP of instance "${name}"`, `ephemeral/${id}`)
      if (this.isSameProject && hasNics)
        this.note(
          'private IPs',
          name,
          `private/${id}`,
          `Private IPs of instance "${name}"`,
          'others in the same subnets',
        )
    }
  }

  noteAddress(text: string, key: string) {
    this.note('address', text, key, text, 'another one of the same pool, if it has one left')
  }

  noteAddresses(has: (id: string) => boolean) {
    const { floatingIps, externalSubnets } = this.found
    for (const { id, name } of floatingIps)
      if (has(id)) this.noteAddress(`Address of floating IP "${name}"`, `address/${id}`)
    for (const { id, name } of externalSubnets)
      if (has(id)) this.noteAddress(`Block of external subnet "${name}"`, `block/${id}`)
  }

  /** What the API makes in the copy although the original does not have it any more. */
  noteMade() {
    const { vpcs, gatewaysOf } = this.found
    const isWhole = this.wish.kind === 'project'
    const add = (kind: string, id: string, text: string) => {
      const reason = 'made by the API, although the original has none'
      this.notes.push({ kind, name: MADE, keys: [id], text, reason, isMade: true })
    }
    if (isWhole && !this.isUnread('vpcs') && !vpcs.some(({ name }) => name === MADE))
      add('VPC', 'made', `VPC "${MADE}"`)
    for (const { id, name } of vpcs) {
      const isCopied = (isWhole || id === this.wish.id) && !this.isUnread('gateways')
      if (isCopied && !gatewaysOf(id).some(gateway => gateway.name === MADE))
        add('gateway', `made/${id}`, `Gateway "${MADE}" of VPC "${name}"`)
    }
  }
}

type Ended = { readonly type: string; readonly value?: string }

/** The objects with the names of the copy, also where rules and routes refer to them by name. */
const renamed = (index: Indexed, { kind, id, name, description, renamings }: Wish): Indexed => {
  if (kind === 'project')
    return indexOf({ ...index, project: { ...index.project, name, description } } satisfies Found)
  const names = new Map([[id, name], ...renamings.map(each => [each.id, each.name] as const)])
  const rename = <Item extends { id: string; name: string; description: string }>(item: Item) => {
    const next = names.get(item.id)
    if (next === undefined) return item
    return { ...item, name: next, ...(item.id === id && { description }) }
  }
  const original = index.vpc.get(id)?.name
  const end = <End extends Ended>(each: End): End =>
    each.type === 'vpc' && each.value === original ? { ...each, value: name } : each
  return indexOf({
    ...index,
    vpcs: index.vpcs.map(each => ({
      ...rename(each),
      ...(each.id === id && each.dnsName === each.name && { dnsName: name }),
    })),
    disks: index.disks.map(rename),
    floatingIps: index.floatingIps.map(rename),
    instances: index.instances.map(each => ({
      ...rename(each),
      ...(each.id === id && each.hostname === each.name && { hostname: name }),
    })),
    rules: index.rules.map(rule =>
      rule.vpcId === id
        ? {
            ...rule,
            targets: rule.targets.map(end),
            filters: { ...rule.filters, hosts: rule.filters.hosts?.map(end) ?? null },
          }
        : rule,
    ),
  })
}

const scopeFor = ({ kind, id, renamings }: Wish): Scope => ({
  kind,
  ids: kind === 'project' ? [] : [id, ...renamings.map(each => each.id)],
})

/** The requests that make the copy, in order, and what it will not have. */
export const similarSteps = (found: Indexed, wish: Wish): Steps => {
  const index = renamed(found, wish)
  const scope = scopeFor(wish)
  const options: Options = {
    ...DEFAULTS,
    purpose: 'copy',
    keepsAddresses: wish.kind !== 'instance',
    // What belongs to an instance has been named one by one, without its groups.
    hasParts: wish.kind !== 'instance',
  }
  const project = wish.kind === 'project' ? wish.name : found.project.name
  let stepper: CopyStepper | undefined
  const { steps, leftOut } = stepsOf(
    index,
    scope,
    options,
    project,
    (...args) => (stepper = new CopyStepper(found, wish, ...args)),
  )
  const ids = wish.kind === 'project' ? null : new Set(scope.ids)
  const has = (id: string) => ids?.has(id) ?? true
  stepper?.noteInstances(has)
  stepper?.noteAddresses(has)
  stepper?.noteMade()
  if (wish.kind === 'vpc') {
    const inside = new Set(
      index.nics.filter(({ vpcId }) => vpcId === wish.id).map(each => each.instanceId),
    )
    if (inside.size > 0)
      stepper?.note(
        'instances',
        '',
        'inside',
        `${pluralize('instance', inside.size)} in the VPC`,
        'no part of it',
      )
  }
  return { steps, leftOut: [...(stepper?.notes ?? []), ...leftOut] }
}
