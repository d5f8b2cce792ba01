import { GIB } from '@/lib/size'
import { at, type Deeds, type Ground, to } from './ground'

const PROJECTS = '/v1/projects'
const INSTANCES = '/v1/instances'
const NICS = '/v1/network-interfaces'

const sizes = (ground: Ground) =>
  ground.chance(10)
    ? { ncpus: ground.one(0, 65), memory: ground.one(GIB, GIB / 2, 257 * GIB) }
    : { ncpus: ground.one(1, 2, 4), memory: ground.one(1, 2, 4) * GIB }

/** More often than not one that is free. */
const someDisk = (ground: Ground, projectId: string) => {
  const disks = ground.db.disks.in(projectId)
  const free = disks.filter(({ state }) => state.state === 'detached')
  return ground.pick(free.length > 0 && !ground.chance(4) ? free : disks)
}

const attachedDisk = (ground: Ground, projectId: string) => ({
  type: 'attach',
  name: someDisk(ground, projectId)?.name ?? 'nowhere',
})

const madeDisk = (ground: Ground, name: string) => ({
  type: 'create',
  name,
  description: '',
  size: ground.one(1, 2, 3) * GIB,
  disk_source: { type: 'blank', block_size: ground.one(512, 2048, 4096) },
})

const newInterface = (ground: Ground, projectId: string, name: string) => {
  const vpc = ground.pick(ground.db.vpcs.in(projectId))
  const subnet = ground.pick(ground.db.subnets.in(vpc?.id ?? ''))
  const ip = ground.chance(4) ? ground.one('172.30.0.9', '172.30.0.1', '10.1.2.3', 'fd00::9') : null
  return {
    name,
    description: '',
    vpc_name: vpc?.name ?? 'nowhere',
    subnet_name: subnet?.name ?? 'nowhere',
    ip,
  }
}

const interfaces = (ground: Ground, projectId: string) =>
  ground.one<unknown>(
    { type: 'default' },
    { type: 'none' },
    {
      type: 'create',
      params: Array.from({ length: ground.number(3) }, (_, index) =>
        newInterface(ground, projectId, `nic-${index}`),
      ),
    },
  )

const poolOrNone = (ground: Ground) => ground.one(null, null, ground.pool().selector)

const externalIps = (ground: Ground, projectId: string) => {
  const floating = ground.pick(ground.db.floatingIps.in(projectId))?.name ?? 'nowhere'
  return ground.one<unknown[]>(
    [],
    [{ type: 'ephemeral', pool: poolOrNone(ground) }],
    [{ type: 'floating', floating_ip: floating }],
    [{ type: 'ephemeral' }, { type: 'floating', floating_ip: floating }],
    [{ type: 'ephemeral' }, { type: 'ephemeral' }],
  )
}

const verb = (action: string) => (ground: Ground) =>
  ({ method: 'POST', url: at(INSTANCES, ground.of('instances'), `/${action}`) }) as const

const diskVerb = (action: string) => (ground: Ground) => {
  const place = ground.inProject('instances')
  const instance = ground.choose(ground.instances(place.id), place.scope)
  const held = ground.db.disks.by('instance', instance.record?.id ?? '')
  const own = action === 'detach' ? ground.pick(held) : someDisk(ground, place.id)
  const body = { disk: ground.chance(4) ? ground.of('disks').selector : (own?.name ?? 'nowhere') }
  return { method: 'POST', url: at(INSTANCES, instance, `/disks/${action}`), body } as const
}

/** What is done with projects, instances, and what instances are connected by. */
export const computeDeeds: Deeds = {
  createProject: ground => ({ method: 'POST', url: PROJECTS, body: ground.identity }),
  updateProject: ground => ({
    method: 'PUT',
    url: at(PROJECTS, ground.project()),
    body: ground.one<object>({ description: 'changed' }, { name: ground.name }),
  }),
  deleteProject: ground => ({ method: 'DELETE', url: at(PROJECTS, ground.project()) }),

  createInstance: ground => {
    const { id, scope } = ground.inProject()
    const disks = ground.one<unknown[]>(
      [],
      [attachedDisk(ground, id)],
      [madeDisk(ground, ground.name), attachedDisk(ground, id)],
    )
    const body = {
      ...ground.identity,
      hostname: 'host',
      ...sizes(ground),
      start: ground.chance(2),
      boot_disk: ground.one(
        null,
        madeDisk(ground, `${ground.name}-boot`),
        attachedDisk(ground, id),
      ),
      disks,
      network_interfaces: interfaces(ground, id),
      external_ips: externalIps(ground, id),
      auto_restart_policy: ground.one(null, 'never', 'best_effort'),
      anti_affinity_groups: ground.chance(4)
        ? [ground.pick(ground.db.antiAffinityGroups.in(id))?.name ?? 'nowhere']
        : [],
    }
    return { method: 'POST', url: to(INSTANCES, scope), body }
  },
  updateInstance: ground => {
    const place = ground.inProject('instances')
    const boot = ground.pick(ground.db.disks.in(place.id))?.name ?? null
    const body = { ...sizes(ground), boot_disk: ground.one(null, boot), auto_restart_policy: null }
    return { method: 'PUT', url: at(INSTANCES, ground.of('instances', place)), body }
  },
  createPlainInstance: ground => ({
    method: 'POST',
    url: to(INSTANCES, ground.inProject().scope),
    body: { ...ground.identity, hostname: 'host', ...sizes(ground), start: ground.chance(2) },
  }),
  deleteInstance: ground => {
    const place = ground.inProject('instances')
    const chosen = ground.choose(ground.instances(place.id), place.scope)
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

  attachEphemeralIp: ground => ({
    method: 'POST',
    url: at(INSTANCES, ground.of('instances'), '/external-ips/ephemeral'),
    body: { pool: poolOrNone(ground) },
  }),
  detachEphemeralIp: ground => ({
    method: 'DELETE',
    url: at(INSTANCES, ground.of('instances'), '/external-ips/ephemeral'),
  }),

  createInterface: ground => {
    const { scope, place } = ground.inInstance()
    const body = newInterface(ground, place.id, ground.name)
    return { method: 'POST', url: to(NICS, scope), body }
  },
  updateInterface: ground => {
    const { id, scope } = ground.inInstance()
    const chosen = ground.choose(ground.db.networkInterfaces.in(id), scope)
    const body = {
      ...ground.one<object>({}, { name: ground.name }),
      primary: ground.chance(2),
      transit_ips: ground.one<string[]>([], ['10.9.0.0/16'], ['10.9.0.1/16'], ['224.0.0.0/4']),
    }
    return { method: 'PUT', url: at(NICS, chosen), body }
  },
  deleteInterface: ground => {
    const { id, scope } = ground.inInstance()
    const chosen = ground.choose(ground.db.networkInterfaces.in(id), scope)
    return { method: 'DELETE', url: at(NICS, chosen) }
  },
}
