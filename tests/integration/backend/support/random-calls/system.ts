import { GIB } from '@/lib/size'
import { MAZE_WAR } from '@/mirage/seeds/silos'
import { at, type Operations, type StepContext, to } from './step-context'
import { PUBLIC_KEY } from '#tests/support/ssh-key'

const POOLS = '/v1/system/ip-pools'
const SILOS = '/v1/system/silos'
const USERS = '/v1/system/identity-providers/local/users'
const KEYS = '/v1/me/ssh-keys'
const PROBES = '/experimental/v1/probes'

const range = (context: StepContext) =>
  context.one(
    { first: '198.18.0.1', last: '198.18.0.3' },
    { first: '198.18.0.2', last: '198.18.0.9' },
    { first: '2001:db8:9::1', last: '2001:db8:9::ffff' },
    { first: '9.0.0.9', last: '9.0.0.1' },
  )

const rangeOf = (context: StepContext, poolId: string) =>
  context.pick(context.db.ipPoolRanges.in(poolId))?.range ?? range(context)

const siloOf = (context: StepContext, poolId: string) => {
  const link = context.pick(context.db.ipPoolSilos.in(poolId))
  return encodeURIComponent(link?.siloId ?? context.silo().selector)
}

const group = (path: string, kind: 'affinityGroups' | 'antiAffinityGroups'): Operations => ({
  create: context => ({
    method: 'POST',
    url: to(path, context.inProject().scope),
    body: { ...context.identity, policy: context.one('allow', 'fail'), failure_domain: 'sled' },
  }),
  update: context => ({
    method: 'PUT',
    url: at(path, context.of(kind)),
    body: context.one<object>({}, { name: context.name }),
  }),
  delete: context => ({ method: 'DELETE', url: at(path, context.of(kind)) }),
  addMember: context => member(context, 'POST', path, kind),
  removeMember: context => member(context, 'DELETE', path, kind),
})

const member = (
  context: StepContext,
  method: 'POST' | 'DELETE',
  path: string,
  kind: 'affinityGroups' | 'antiAffinityGroups',
) => {
  const place = context.inProject(kind)
  const chosen = context.choose(context.instances(place.id), place.scope)
  const instance = encodeURIComponent(chosen.selector)
  return { method, url: at(path, context.of(kind, place), `/members/instance/${instance}`) }
}

const named = (prefix: string, operations: Operations): Operations =>
  Object.fromEntries(
    Object.entries(operations).map(([key, operation]) => [`${prefix}:${key}`, operation]),
  )

const assignments = (context: StepContext, roles: readonly [string, ...string[]]) => ({
  role_assignments: Array.from({ length: context.number(3) }, () => ({
    identity_type: 'silo_user',
    identity_id: context.pick([...context.db.users.all()])?.id ?? '',
    role_name: context.one(...roles),
  })),
})

const ROLES = ['viewer', 'collaborator', 'admin', 'emperor'] as const

const othersSilos = ({ db }: StepContext) => db.silos.in('').filter(({ id }) => id !== MAZE_WAR)

const user = (context: StepContext) => {
  const local = context.db.silos.in('').filter(({ identityMode }) => identityMode === 'local_only')
  const silo = context.choose(context.chance(4) ? context.db.silos.in('') : local)
  const users = context.db.users.in(silo.record?.id ?? '')
  const id = context.pick(users)?.id ?? '00000000-1111-4222-8333-444444444444'
  return { silo: silo.selector, id }
}

/** Operations of operators, and of users on their own account. */
export const systemOperations: Operations = {
  createPool: context => ({ method: 'POST', url: POOLS, body: context.identity }),
  updatePool: context => ({
    method: 'PUT',
    url: at(POOLS, context.pool()),
    body: context.one<object>({}, { name: context.name }),
  }),
  deletePool: context => ({ method: 'DELETE', url: at(POOLS, context.pool()) }),
  addRange: context => ({
    method: 'POST',
    url: at(POOLS, context.pool(), '/ranges/add'),
    body: range(context),
  }),
  removeRange: context => {
    const pool = context.pool()
    const body = rangeOf(context, pool.record?.id ?? '')
    return { method: 'POST', url: at(POOLS, pool, '/ranges/remove'), body }
  },
  linkPool: context => ({
    method: 'POST',
    url: at(POOLS, context.pool(), '/silos'),
    body: { silo: context.silo().selector, is_default: context.chance(2) },
  }),
  updateLink: context => {
    const pool = context.pool()
    const silo = siloOf(context, pool.record?.id ?? '')
    const body = { is_default: context.chance(2) }
    return { method: 'PUT', url: at(POOLS, pool, `/silos/${silo}`), body }
  },
  unlinkPool: context => {
    const pool = context.pool()
    const silo = siloOf(context, pool.record?.id ?? '')
    return { method: 'DELETE', url: at(POOLS, pool, `/silos/${silo}`) }
  },

  createSilo: context => ({
    method: 'POST',
    url: SILOS,
    body: {
      ...context.identity,
      discoverable: context.chance(2),
      identity_mode: context.one('local_only', 'saml_jit'),
      admin_group_name: context.one(null, 'admins'),
      quotas: { cpus: 10, memory: 10 * GIB, storage: 10 * GIB },
      tls_certificates: [],
      mapped_fleet_roles: context.one({}, { admin: ['viewer'] }),
    },
  }),
  deleteSilo: context => ({ method: 'DELETE', url: at(SILOS, context.silo()) }),
  updateQuotas: context => ({
    method: 'PUT',
    url: at(SILOS, context.silo(), '/quotas'),
    body: { cpus: context.number(200), storage: context.one(null, 20_000 * GIB) },
  }),
  setSiloPolicy: context => ({
    method: 'PUT',
    // The caller's own silo would lose its roles, which would end most sequences.
    url: at(SILOS, context.choose(othersSilos(context)), '/policy'),
    body: assignments(context, ROLES),
  }),
  setProjectPolicy: context => ({
    method: 'PUT',
    url: at('/v1/projects', context.project(), '/policy'),
    body: assignments(context, ROLES),
  }),
  createUser: context => {
    const { silo } = user(context)
    const password = context.one<object>(
      { mode: 'password', value: 'x' },
      { mode: 'login_disallowed' },
    )
    const body = { external_id: context.name, password }
    return { method: 'POST', url: to(USERS, { silo }), body }
  },
  deleteUser: context => {
    const { silo, id } = user(context)
    return { method: 'DELETE', url: to(`${USERS}/${id}`, { silo }) }
  },
  setPassword: context => {
    const { silo, id } = user(context)
    const body = { mode: 'password', value: 'y' }
    return { method: 'POST', url: to(`${USERS}/${id}/set-password`, { silo }), body }
  },
  login: context => ({
    method: 'POST',
    url: `/v1/login/${context.one('pocket-lab', 'maze-war', 'alpha')}/local`,
    body: {
      username: context.one('pim', 'quinn', context.name),
      password: context.one('pebble', 'x'),
    },
  }),

  createKey: context => ({
    method: 'POST',
    url: KEYS,
    body: { ...context.identity, public_key: PUBLIC_KEY },
  }),
  deleteKey: context => ({
    method: 'DELETE',
    url: at(KEYS, context.choose([...context.db.sshKeys.all()])),
  }),

  createProbe: context => ({
    method: 'POST',
    url: to(PROBES, context.inProject().scope),
    body: {
      ...context.identity,
      sled: context.pick([...context.db.sleds.all()])?.id ?? '',
      ip_pool: context.one(null, context.pool().selector),
    },
  }),
  deleteProbe: context => {
    const { scope } = context.inProject()
    const probe = context.choose(context.db.probes.in(''))
    return { method: 'DELETE', url: at(PROBES, { ...probe, scope }) }
  },

  ...named('affinityGroup', group('/v1/affinity-groups', 'affinityGroups')),
  ...named('antiAffinityGroup', group('/v1/anti-affinity-groups', 'antiAffinityGroups')),
}
