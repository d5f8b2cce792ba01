import { GIB } from '@/lib/size'
import { at, type Operations, type StepContext, to } from './step-context'

const PROJECTS = '/v1/projects'
const INSTANCES = '/v1/instances'
const NICS = '/v1/network-interfaces'

const sizes = (context: StepContext) =>
  context.chance(10)
    ? { ncpus: context.one(0, 65), memory: context.one(GIB, GIB / 2, 257 * GIB) }
    : { ncpus: context.one(1, 2, 4), memory: context.one(1, 2, 4) * GIB }

/** Usually a detached disk. */
const someDisk = (context: StepContext, projectId: string) => {
  const disks = context.db.disks.in(projectId)
  const free = disks.filter(({ state }) => state.state === 'detached')
  return context.pick(free.length > 0 && !context.chance(4) ? free : disks)
}

const attachedDisk = (context: StepContext, projectId: string) => ({
  type: 'attach',
  name: someDisk(context, projectId)?.name ?? 'nowhere',
})

const madeDisk = (context: StepContext, name: string) => ({
  type: 'create',
  name,
  description: '',
  size: context.one(1, 2, 3) * GIB,
  disk_source: { type: 'blank', block_size: context.one(512, 2048, 4096) },
})

const newInterface = (context: StepContext, projectId: string, name: string) => {
  const vpc = context.pick(context.db.vpcs.in(projectId))
  const subnet = context.pick(context.db.subnets.in(vpc?.id ?? ''))
  const ip = context.chance(4)
    ? context.one('172.30.0.9', '172.30.0.1', '10.1.2.3', 'fd00::9')
    : null
  return {
    name,
    description: '',
    vpc_name: vpc?.name ?? 'nowhere',
    subnet_name: subnet?.name ?? 'nowhere',
    ip,
  }
}

const interfaces = (context: StepContext, projectId: string) =>
  context.one<unknown>(
    { type: 'default' },
    { type: 'none' },
    {
      type: 'create',
      params: Array.from({ length: context.number(3) }, (_, index) =>
        newInterface(context, projectId, `nic-${index}`),
      ),
    },
  )

const poolOrNone = (context: StepContext) => context.one(null, null, context.pool().selector)

const externalIps = (context: StepContext, projectId: string) => {
  const floating = context.pick(context.db.floatingIps.in(projectId))?.name ?? 'nowhere'
  return context.one<unknown[]>(
    [],
    [{ type: 'ephemeral', pool: poolOrNone(context) }],
    [{ type: 'floating', floating_ip: floating }],
    [{ type: 'ephemeral' }, { type: 'floating', floating_ip: floating }],
    [{ type: 'ephemeral' }, { type: 'ephemeral' }],
  )
}

const verb = (action: string) => (context: StepContext) =>
  ({ method: 'POST', url: at(INSTANCES, context.of('instances'), `/${action}`) }) as const

const diskVerb = (action: string) => (context: StepContext) => {
  const place = context.inProject('instances')
  const instance = context.choose(context.instances(place.id), place.scope)
  const held = context.db.disks.by('instance', instance.record?.id ?? '')
  const own = action === 'detach' ? context.pick(held) : someDisk(context, place.id)
  const body = { disk: context.chance(4) ? context.of('disks').selector : (own?.name ?? 'nowhere') }
  return { method: 'POST', url: at(INSTANCES, instance, `/disks/${action}`), body } as const
}

/** Operations on projects, instances and what instances are connected by. */
export const computeOperations: Operations = {
  createProject: context => ({ method: 'POST', url: PROJECTS, body: context.identity }),
  updateProject: context => ({
    method: 'PUT',
    url: at(PROJECTS, context.project()),
    body: context.one<object>({ description: 'changed' }, { name: context.name }),
  }),
  deleteProject: context => ({ method: 'DELETE', url: at(PROJECTS, context.project()) }),

  createInstance: context => {
    const { id, scope } = context.inProject()
    const disks = context.one<unknown[]>(
      [],
      [attachedDisk(context, id)],
      [madeDisk(context, context.name), attachedDisk(context, id)],
    )
    const body = {
      ...context.identity,
      hostname: 'host',
      ...sizes(context),
      start: context.chance(2),
      boot_disk: context.one(
        null,
        madeDisk(context, `${context.name}-boot`),
        attachedDisk(context, id),
      ),
      disks,
      network_interfaces: interfaces(context, id),
      external_ips: externalIps(context, id),
      auto_restart_policy: context.one(null, 'never', 'best_effort'),
      anti_affinity_groups: context.chance(4)
        ? [context.pick(context.db.antiAffinityGroups.in(id))?.name ?? 'nowhere']
        : [],
    }
    return { method: 'POST', url: to(INSTANCES, scope), body }
  },
  updateInstance: context => {
    const place = context.inProject('instances')
    const boot = context.pick(context.db.disks.in(place.id))?.name ?? null
    const body = {
      ...sizes(context),
      boot_disk: context.one(null, boot),
      auto_restart_policy: null,
    }
    return { method: 'PUT', url: at(INSTANCES, context.of('instances', place)), body }
  },
  createPlainInstance: context => ({
    method: 'POST',
    url: to(INSTANCES, context.inProject().scope),
    body: { ...context.identity, hostname: 'host', ...sizes(context), start: context.chance(2) },
  }),
  deleteInstance: context => {
    const place = context.inProject('instances')
    const chosen = context.choose(context.instances(place.id), place.scope)
    return { method: 'DELETE', url: at(INSTANCES, chosen) }
  },
  start: verb('start'),
  startAnother: verb('start'),
  stop: verb('stop'),
  stopAnother: verb('stop'),
  reboot: verb('reboot'),
  attachDisk: diskVerb('attach'),
  attachAnotherDisk: diskVerb('attach'),
  detachDisk: diskVerb('detach'),

  attachEphemeralIp: context => ({
    method: 'POST',
    url: at(INSTANCES, context.of('instances'), '/external-ips/ephemeral'),
    body: { pool: poolOrNone(context) },
  }),
  detachEphemeralIp: context => ({
    method: 'DELETE',
    url: at(INSTANCES, context.of('instances'), '/external-ips/ephemeral'),
  }),

  createInterface: context => {
    const { scope, place } = context.inInstance()
    const body = newInterface(context, place.id, context.name)
    return { method: 'POST', url: to(NICS, scope), body }
  },
  updateInterface: context => {
    const { id, scope } = context.inInstance()
    const chosen = context.choose(context.db.networkInterfaces.in(id), scope)
    const body = {
      ...context.one<object>({}, { name: context.name }),
      primary: context.chance(2),
      transit_ips: context.one<string[]>([], ['10.9.0.0/16'], ['10.9.0.1/16'], ['224.0.0.0/4']),
    }
    return { method: 'PUT', url: at(NICS, chosen), body }
  },
  deleteInterface: context => {
    const { id, scope } = context.inInstance()
    const chosen = context.choose(context.db.networkInterfaces.in(id), scope)
    return { method: 'DELETE', url: at(NICS, chosen) }
  },
}
