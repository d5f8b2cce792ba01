import { GIB } from '@/lib/size'
import { at, type Operations, type StepContext, to } from './step-context'

const DISKS = '/v1/disks'
const SNAPSHOTS = '/v1/snapshots'
const IMAGES = '/v1/images'
const FLOATING_IPS = '/v1/floating-ips'
const NO_ID = '00000000-1111-4222-8333-444444444444'

const source = (context: StepContext, projectId: string) =>
  context.one<object>(
    { type: 'blank', block_size: 512 },
    { type: 'importing_blocks', block_size: context.one(512, 4096, 100) },
    {
      type: 'snapshot',
      snapshot_id: context.pick(context.db.snapshots.in(projectId))?.id ?? NO_ID,
    },
    { type: 'image', image_id: context.pick(context.db.images.in(projectId))?.id ?? NO_ID },
  )

const diskVerb =
  (verb: string, bodyOf?: (context: StepContext) => unknown): Operations[string] =>
  context => {
    const place = context.inProject('disks')
    const disks = context.db.disks.in(place.id)
    const importing = disks.filter(({ state }) => state.state.startsWith('import'))
    const chosen = context.choose(context.chance(4) ? disks : importing, place.scope)
    const body = bodyOf ? { body: bodyOf(context) } : {}
    return { method: 'POST', url: at(DISKS, chosen, `/${verb}`), ...body }
  }

const image = (context: StepContext) => {
  const { id, scope } = context.inProject()
  const ofSilo = context.chance(2)
  const siloId = context.db.projects.get(id)?.siloId ?? ''
  const rows = context.db.images.in(ofSilo ? siloId : id)
  return context.choose(rows, ofSilo ? {} : scope)
}

/** Operations on disks, snapshots, images and floating IPs. */
export const storageOperations: Operations = {
  createDisk: context => {
    const { id, scope } = context.inProject()
    const body = {
      ...context.identity,
      size: context.one(GIB, 10 * GIB, 1024 * GIB, GIB + 1),
      disk_source: source(context, id),
    }
    return { method: 'POST', url: to(DISKS, scope), body }
  },
  createBlankDisk: context => {
    const disk_source = { type: 'blank', block_size: 512 }
    const body = { ...context.identity, size: GIB, disk_source }
    return { method: 'POST', url: to(DISKS, context.inProject().scope), body }
  },
  createImportDisk: context => {
    const disk_source = { type: 'importing_blocks', block_size: 512 }
    const body = { ...context.identity, size: GIB, disk_source }
    return { method: 'POST', url: to(DISKS, context.inProject().scope), body }
  },
  deleteDisk: context => ({ method: 'DELETE', url: at(DISKS, context.of('disks')) }),
  startImport: diskVerb('bulk-write-start'),
  importBlocks: diskVerb('bulk-write', context => ({
    offset: context.one(0, 512, 513, 2 ** 45),
    base64_encoded_data: context.one(`${'A'.repeat(683)}=`, 'AAAA', '!'),
  })),
  stopImport: diskVerb('bulk-write-stop'),
  finalizeImport: diskVerb('finalize', context =>
    context.one<object>({}, { snapshot_name: context.name }),
  ),

  createSnapshot: context => {
    const place = context.inProject('disks')
    const body = { ...context.identity, disk: context.of('disks', place).selector }
    return { method: 'POST', url: to(SNAPSHOTS, place.scope), body }
  },
  deleteSnapshot: context => ({ method: 'DELETE', url: at(SNAPSHOTS, context.of('snapshots')) }),

  createImage: context => {
    const { id, scope } = context.inProject('snapshots')
    const body = {
      ...context.identity,
      os: 'os',
      version: '1',
      source: { type: 'snapshot', id: context.pick(context.db.snapshots.in(id))?.id ?? NO_ID },
    }
    return { method: 'POST', url: to(IMAGES, context.chance(2) ? scope : {}), body }
  },
  deleteImage: context => ({ method: 'DELETE', url: at(IMAGES, image(context)) }),
  promoteImage: context => ({ method: 'POST', url: at(IMAGES, image(context), '/promote') }),
  demoteImage: context => {
    const { selector } = image(context)
    const url = to(`${IMAGES}/${encodeURIComponent(selector)}/demote`, context.inProject().scope)
    return { method: 'POST', url }
  },

  createFloatingIp: context => {
    const body = {
      ...context.identity,
      pool: context.one(null, context.pool().selector),
      ip: context.one(null, null, '123.4.56.12', 'fd00::5', '9.9.9.9'),
    }
    return { method: 'POST', url: to(FLOATING_IPS, context.inProject().scope), body }
  },
  updateFloatingIp: context => ({
    method: 'PUT',
    url: at(FLOATING_IPS, context.of('floatingIps')),
    body: context.one<object>({}, { name: context.name }),
  }),
  attachFloatingIp: context => {
    const place = context.inProject('floatingIps')
    const floating = context.of('floatingIps', place)
    const body = { kind: 'instance', parent: context.of('instances', place).selector }
    return { method: 'POST', url: at(FLOATING_IPS, floating, '/attach'), body }
  },
  detachFloatingIp: context => ({
    method: 'POST',
    url: at(FLOATING_IPS, context.of('floatingIps'), '/detach'),
  }),
  deleteFloatingIp: context => ({
    method: 'DELETE',
    url: at(FLOATING_IPS, context.of('floatingIps')),
  }),
}
