import { compareTexts } from '@/lib/grouped'
import { transitIpsOf } from '@/lib/ip-stack'
import { pluralize } from '@/lib/text'
import type { Dialect } from './dialects'
import type { Indexed } from './found'
import { isOfSystem, type Options, type Scope } from './options'
import { SystemPlanner } from './plan-system'
import { selectionOf } from './selection'
import { NO_RESOURCE, quoted, TYPES, type Plan, type Thing } from './things'

const NO_ATTRIBUTE = 'no attribute in the provider'
const NOT_COPIED = 'its contents are not copied'

/** Decides which objects are written, in order, and which are left out. */
class Planner extends SystemPlanner {
  storage() {
    const { index, isCopy } = this
    for (const { id, name, state } of index.disks) {
      if (!this.has(id)) continue
      if (/import|finalizing/.test(state.state))
        this.leave('disk', name, [id], quoted('Disk', name), 'its import is not finished')
      else this.write('disk', id, 'disk', [name])
    }
    for (const { id, name } of index.snapshots) {
      if (!this.has(id)) continue
      if (isCopy) this.leave('snapshot', name, [id], quoted('Snapshot', name), NOT_COPIED)
      else this.write('snapshot', id, 'snapshot', [name])
    }
  }

  instances() {
    const { index, options, isCopy } = this
    const isLeft = !isCopy && options.instances === 'leaveOut'
    for (const { id, name } of index.instances) {
      if (!this.has(id)) continue
      if (isLeft)
        this.leave('instance', name, [id], quoted('Instance', name), 'left out, as chosen')
      else this.write('instance', id, 'instance', [name])
    }
  }

  /** Subnets that are attached to an instance of the same text. */
  attachments() {
    const { index } = this
    const written = new Set(this.things.map(({ key }) => key))
    for (const { id, name, instanceId } of index.externalSubnets)
      if (instanceId && written.has(id) && written.has(instanceId))
        this.write('attachment', `attachment/${id}`, 'attachment', [name])
  }

  /** What objects have that the provider cannot express. */
  unknown() {
    const { index } = this
    const written = new Set(this.things.map(({ key }) => key))
    for (const { id, name, customRouterId, vpcId } of index.subnets)
      if (customRouterId && written.has(id))
        this.leave(
          'custom router',
          name,
          [`customRouter/${id}`],
          `Custom router of subnet "${name}"${this.vpcCount() > 1 ? ` of VPC "${index.vpc.get(vpcId)?.name ?? ''}"` : ''}`,
          NO_ATTRIBUTE,
        )
    for (const { id, name } of index.affinityGroups)
      if (this.has(id))
        this.leave('affinity group', name, [id], quoted('Affinity group', name), NO_RESOURCE)
    for (const instance of index.instances) {
      if (!written.has(instance.id)) continue
      const nics = index.nicsOf(instance.id)
      for (const nic of nics) {
        const transit = transitIpsOf(nic.ipStack)
        if (transit.length > 0)
          this.leave(
            'transit IPs',
            nic.name,
            [`transitIps/${nic.id}`],
            `Transit IPs ${transit.join(', ')} of ${instance.name}, ${nic.name}`,
            NO_ATTRIBUTE,
          )
        if (nics.length > 1 && nic.primary)
          this.leave(
            'primary network interface',
            nic.name,
            [`primary/${nic.id}`],
            `Primary network interface ${nic.name} of ${instance.name}`,
            NO_ATTRIBUTE,
          )
      }
    }
  }

  /** What neither the provider nor a script makes. */
  others() {
    const { index } = this
    if (this.selection.ids === null)
      for (const { id, name } of index.images)
        if (index.image.get(id)?.projectId && this.options.hasImages && !this.isCopy)
          this.write('image', id, 'image', [name])
        else if (index.image.get(id)?.projectId)
          this.leave(
            'image',
            name,
            [id],
            quoted('Image', name),
            this.isCopy ? NOT_COPIED : 'its snapshot is not known, so an import would replace it',
          )
    const { length: roles } = index.roles
    const isGiven = this.dialect === null && this.options.hasAccess
    if (this.selection.ids === null && roles > 0 && !isGiven)
      this.leave(
        'access',
        index.project.name,
        ['access'],
        `Access of the project (${pluralize('role', roles)})`,
        this.dialect === null ? 'roles are not given to anyone' : NO_RESOURCE,
      )
    this.lists()
  }

  vpcCount(): number {
    return this.things.filter(({ kind }) => kind === 'vpc').length
  }

  /** The rules of VPCs, without all else of them. */
  onlyRules(): Plan {
    for (const vpc of this.index.vpcs) if (this.has(vpc.id)) this.rules(vpc)
    this.lists()
    return this
  }

  run(): Plan {
    const { index } = this
    if (this.selection.ids === null)
      this.write('project', index.project.id, 'project', [index.project.name])
    this.vpcs()
    this.each('antiAffinityGroup', 'anti-affinity group', index.antiAffinityGroups)
    this.storage()
    this.each('floatingIp', 'floating IP', index.floatingIps)
    this.each('externalSubnet', 'external subnet', index.externalSubnets)
    this.instances()
    this.attachments()
    if (this.dialect !== null) this.unknown()
    this.others()
    return this
  }
}

const KINDS = Object.keys(TYPES)

/** The objects that a text is made of, in its order. */
export const planOf = (
  index: Indexed,
  scope: Scope,
  options: Options,
  dialect: Dialect | null,
): Plan => {
  const planner = new Planner(index, selectionOf(index, scope, options), options, dialect)
  const { things, adopted, leftOut } = isOfSystem(scope)
    ? planner.system()
    : scope.kind === 'firewallRules'
      ? planner.onlyRules()
      : planner.run()
  const group = ({ kind, vpc }: Thing) => (vpc ? 'vpc' : kind)
  const order = (one: Thing, other: Thing) =>
    KINDS.indexOf(group(one)) - KINDS.indexOf(group(other)) ||
    compareTexts(one.vpc?.name ?? '', other.vpc?.name ?? '') ||
    compareTexts(one.vpc?.id ?? '', other.vpc?.id ?? '') ||
    KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind)
  return { things: things.toSorted(order), adopted, leftOut }
}
