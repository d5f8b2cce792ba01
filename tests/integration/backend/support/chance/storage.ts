import { GIB } from '@/lib/size'
import { at, type Deeds, type Ground, to } from './ground'

const DISKS = '/v1/disks'
const SNAPSHOTS = '/v1/snapshots'
const IMAGES = '/v1/images'
const FLOATING_IPS = '/v1/floating-ips'
const NO_ID = '00000000-1111-4222-8333-444444444444'

const source = (ground: Ground, projectId: string) =>
  ground.one<object>(
    { type: 'blank', block_size: 512 },
    { type: 'importing_blocks', block_size: ground.one(512, 4096, 100) },
    { type: 'snapshot', snapshot_id: ground.pick(ground.db.snapshots.in(projectId))?.id ?? NO_ID },
    { type: 'image', image_id: ground.pick(ground.db.images.in(projectId))?.id ?? NO_ID },
  )

const diskVerb =
  (verb: string, bodyOf?: (ground: Ground) => unknown): Deeds[string] =>
  ground => {
    const place = ground.inProject('disks')
    const disks = ground.db.disks.in(place.id)
    const importing = disks.filter(({ state }) => state.state.startsWith('import'))
    const chosen = ground.choose(ground.chance(4) ? disks : importing, place.scope)
    const body = bodyOf ? { body: bodyOf(ground) } : {}
    return { method: 'POST', url: at(DISKS, chosen, `/${verb}`), ...body }
  }

const image = (ground: Ground) => {
  const { id, scope } = ground.inProject()
  const ofSilo = ground.chance(2)
  const siloId = ground.db.projects.get(id)?.siloId ?? ''
  const rows = ground.db.images.in(ofSilo ? siloId : id)
  return ground.choose(rows, ofSilo ? {} : scope)
}

/** What is done with disks, what is made of them, and addresses that are kept. */
export const storageDeeds: Deeds = {
  createDisk: ground => {
    const { id, scope } = ground.inProject()
    const body = {
      ...ground.identity,
      size: ground.one(GIB, 10 * GIB, 1024 * GIB, GIB + 1),
      disk_source: source(ground, id),
    }
    return { method: 'POST', url: to(DISKS, scope), body }
  },
  createBlankDisk: ground => {
    const disk_source = { type: 'blank', block_size: 512 }
    const body = { ...ground.identity, size: GIB, disk_source }
    return { method: 'POST', url: to(DISKS, ground.inProject().scope), body }
  },
  createImportDisk: ground => {
    const disk_source = { type: 'importing_blocks', block_size: 512 }
    const body = { ...ground.identity, size: GIB, disk_source }
    return { method: 'POST', url: to(DISKS, ground.inProject().scope), body }
  },
  deleteDisk: ground => ({ method: 'DELETE', url: at(DISKS, ground.of('disks')) }),
  startImport: diskVerb('bulk-write-start'),
  importBlocks: diskVerb('bulk-write', ground => ({
    offset: ground.one(0, 512, 513, 2 ** 45),
    base64_encoded_data: ground.one(`${'A'.repeat(683)}=`, 'AAAA', '!'),
  })),
  stopImport: diskVerb('bulk-write-stop'),
  finalizeImport: diskVerb('finalize', ground =>
    ground.one<object>({}, { snapshot_name: ground.name }),
  ),

  createSnapshot: ground => {
    const place = ground.inProject('disks')
    const body = { ...ground.identity, disk: ground.of('disks', place).selector }
    return { method: 'POST', url: to(SNAPSHOTS, place.scope), body }
  },
  deleteSnapshot: ground => ({ method: 'DELETE', url: at(SNAPSHOTS, ground.of('snapshots')) }),

  createImage: ground => {
    const { id, scope } = ground.inProject('snapshots')
    const body = {
      ...ground.identity,
      os: 'os',
      version: '1',
      source: { type: 'snapshot', id: ground.pick(ground.db.snapshots.in(id))?.id ?? NO_ID },
    }
    return { method: 'POST', url: to(IMAGES, ground.chance(2) ? scope : {}), body }
  },
  deleteImage: ground => ({ method: 'DELETE', url: at(IMAGES, image(ground)) }),
  promoteImage: ground => ({ method: 'POST', url: at(IMAGES, image(ground), '/promote') }),
  demoteImage: ground => {
    const { selector } = image(ground)
    const url = to(`${IMAGES}/${encodeURIComponent(selector)}/demote`, ground.inProject().scope)
    return { method: 'POST', url }
  },

  createFloatingIp: ground => {
    const body = {
      ...ground.identity,
      pool: ground.one(null, ground.pool().selector),
      ip: ground.one(null, null, '123.4.56.12', 'fd00::5', '9.9.9.9'),
    }
    return { method: 'POST', url: to(FLOATING_IPS, ground.inProject().scope), body }
  },
  updateFloatingIp: ground => ({
    method: 'PUT',
    url: at(FLOATING_IPS, ground.of('floatingIps')),
    body: ground.one<object>({}, { name: ground.name }),
  }),
  attachFloatingIp: ground => {
    const place = ground.inProject('floatingIps')
    const floating = ground.of('floatingIps', place)
    const body = { kind: 'instance', parent: ground.of('instances', place).selector }
    return { method: 'POST', url: at(FLOATING_IPS, floating, '/attach'), body }
  },
  detachFloatingIp: ground => ({
    method: 'POST',
    url: at(FLOATING_IPS, ground.of('floatingIps'), '/detach'),
  }),
  deleteFloatingIp: ground => ({
    method: 'DELETE',
    url: at(FLOATING_IPS, ground.of('floatingIps')),
  }),
}
