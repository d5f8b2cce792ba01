import { GIB } from '@/lib/size'
import { MAZE_WAR } from '@/mirage/seeds/silos'
import { at, type Deeds, type Ground, to } from './ground'
import { PUBLIC_KEY } from '#tests/support/ssh-key'

const POOLS = '/v1/system/ip-pools'
const SILOS = '/v1/system/silos'
const USERS = '/v1/system/identity-providers/local/users'
const KEYS = '/v1/me/ssh-keys'
const PROBES = '/experimental/v1/probes'

const range = (ground: Ground) =>
  ground.one(
    { first: '198.18.0.1', last: '198.18.0.3' },
    { first: '198.18.0.2', last: '198.18.0.9' },
    { first: '2001:db8:9::1', last: '2001:db8:9::ffff' },
    { first: '9.0.0.9', last: '9.0.0.1' },
  )

const rangeOf = (ground: Ground, poolId: string) =>
  ground.pick(ground.db.ipPoolRanges.in(poolId))?.range ?? range(ground)

const siloOf = (ground: Ground, poolId: string) => {
  const link = ground.pick(ground.db.ipPoolSilos.in(poolId))
  return encodeURIComponent(link?.siloId ?? ground.silo().selector)
}

const group = (path: string, kind: 'affinityGroups' | 'antiAffinityGroups'): Deeds => ({
  create: ground => ({
    method: 'POST',
    url: to(path, ground.inProject().scope),
    body: { ...ground.identity, policy: ground.one('allow', 'fail'), failure_domain: 'sled' },
  }),
  update: ground => ({
    method: 'PUT',
    url: at(path, ground.of(kind)),
    body: ground.one<object>({}, { name: ground.name }),
  }),
  delete: ground => ({ method: 'DELETE', url: at(path, ground.of(kind)) }),
  addMember: ground => member(ground, 'POST', path, kind),
  removeMember: ground => member(ground, 'DELETE', path, kind),
})

const member = (
  ground: Ground,
  method: 'POST' | 'DELETE',
  path: string,
  kind: 'affinityGroups' | 'antiAffinityGroups',
) => {
  const place = ground.inProject(kind)
  const chosen = ground.choose(ground.instances(place.id), place.scope)
  const instance = encodeURIComponent(chosen.selector)
  return { method, url: at(path, ground.of(kind, place), `/members/instance/${instance}`) }
}

const named = (prefix: string, deeds: Deeds): Deeds =>
  Object.fromEntries(Object.entries(deeds).map(([key, deed]) => [`${prefix}:${key}`, deed]))

const assignments = (ground: Ground, roles: readonly [string, ...string[]]) => ({
  role_assignments: Array.from({ length: ground.number(3) }, () => ({
    identity_type: 'silo_user',
    identity_id: ground.pick([...ground.db.users.all()])?.id ?? '',
    role_name: ground.one(...roles),
  })),
})

const ROLES = ['viewer', 'collaborator', 'admin', 'emperor'] as const

const othersSilos = ({ db }: Ground) => db.silos.in('').filter(({ id }) => id !== MAZE_WAR)

const user = (ground: Ground) => {
  const local = ground.db.silos.in('').filter(({ identityMode }) => identityMode === 'local_only')
  const silo = ground.choose(ground.chance(4) ? ground.db.silos.in('') : local)
  const users = ground.db.users.in(silo.record?.id ?? '')
  const id = ground.pick(users)?.id ?? '00000000-1111-4222-8333-444444444444'
  return { silo: silo.selector, id }
}

/** What operators do, and what people do for themselves. */
export const systemDeeds: Deeds = {
  createPool: ground => ({ method: 'POST', url: POOLS, body: ground.identity }),
  updatePool: ground => ({
    method: 'PUT',
    url: at(POOLS, ground.pool()),
    body: ground.one<object>({}, { name: ground.name }),
  }),
  deletePool: ground => ({ method: 'DELETE', url: at(POOLS, ground.pool()) }),
  addRange: ground => ({
    method: 'POST',
    url: at(POOLS, ground.pool(), '/ranges/add'),
    body: range(ground),
  }),
  removeRange: ground => {
    const pool = ground.pool()
    const body = rangeOf(ground, pool.record?.id ?? '')
    return { method: 'POST', url: at(POOLS, pool, '/ranges/remove'), body }
  },
  linkPool: ground => ({
    method: 'POST',
    url: at(POOLS, ground.pool(), '/silos'),
    body: { silo: ground.silo().selector, is_default: ground.chance(2) },
  }),
  updateLink: ground => {
    const pool = ground.pool()
    const silo = siloOf(ground, pool.record?.id ?? '')
    const body = { is_default: ground.chance(2) }
    return { method: 'PUT', url: at(POOLS, pool, `/silos/${silo}`), body }
  },
  unlinkPool: ground => {
    const pool = ground.pool()
    const silo = siloOf(ground, pool.record?.id ?? '')
    return { method: 'DELETE', url: at(POOLS, pool, `/silos/${silo}`) }
  },

  createSilo: ground => ({
    method: 'POST',
    url: SILOS,
    body: {
      ...ground.identity,
      discoverable: ground.chance(2),
      identity_mode: ground.one('local_only', 'saml_jit'),
      admin_group_name: ground.one(null, 'admins'),
      quotas: { cpus: 10, memory: 10 * GIB, storage: 10 * GIB },
      tls_certificates: [],
      mapped_fleet_roles: ground.one({}, { admin: ['viewer'] }),
    },
  }),
  deleteSilo: ground => ({ method: 'DELETE', url: at(SILOS, ground.silo()) }),
  updateQuotas: ground => ({
    method: 'PUT',
    url: at(SILOS, ground.silo(), '/quotas'),
    body: { cpus: ground.number(200), storage: ground.one(null, 20_000 * GIB) },
  }),
  setSiloPolicy: ground => ({
    method: 'PUT',
    // Its own silo's would take the caller's rights, and that would be the end of most stories.
    url: at(SILOS, ground.choose(othersSilos(ground)), '/policy'),
    body: assignments(ground, ROLES),
  }),
  setProjectPolicy: ground => ({
    method: 'PUT',
    url: at('/v1/projects', ground.project(), '/policy'),
    body: assignments(ground, ROLES),
  }),
  createUser: ground => {
    const { silo } = user(ground)
    const password = ground.one<object>(
      { mode: 'password', value: 'x' },
      { mode: 'login_disallowed' },
    )
    const body = { external_id: ground.name, password }
    return { method: 'POST', url: to(USERS, { silo }), body }
  },
  deleteUser: ground => {
    const { silo, id } = user(ground)
    return { method: 'DELETE', url: to(`${USERS}/${id}`, { silo }) }
  },
  setPassword: ground => {
    const { silo, id } = user(ground)
    const body = { mode: 'password', value: 'y' }
    return { method: 'POST', url: to(`${USERS}/${id}/set-password`, { silo }), body }
  },
  login: ground => ({
    method: 'POST',
    url: `/v1/login/${ground.one('pocket-lab', 'maze-war', 'alpha')}/local`,
    body: {
      username: ground.one('pim', 'quinn', ground.name),
      password: ground.one('pebble', 'x'),
    },
  }),

  createKey: ground => ({
    method: 'POST',
    url: KEYS,
    body: { ...ground.identity, public_key: PUBLIC_KEY },
  }),
  deleteKey: ground => ({
    method: 'DELETE',
    url: at(KEYS, ground.choose([...ground.db.sshKeys.all()])),
  }),

  createProbe: ground => ({
    method: 'POST',
    url: to(PROBES, ground.inProject().scope),
    body: {
      ...ground.identity,
      sled: ground.pick([...ground.db.sleds.all()])?.id ?? '',
      ip_pool: ground.one(null, ground.pool().selector),
    },
  }),
  deleteProbe: ground => {
    const { scope } = ground.inProject()
    const probe = ground.choose(ground.db.probes.in(''))
    return { method: 'DELETE', url: at(PROBES, { ...probe, scope }) }
  },

  ...named('affinityGroup', group('/v1/affinity-groups', 'affinityGroups')),
  ...named('antiAffinityGroup', group('/v1/anti-affinity-groups', 'antiAffinityGroups')),
}
