import type { Release } from '@/api/releases/ladder'
import { ManualClock } from '#tests/support/manual-clock'
import { createBackend } from '@/mirage/server/create'
import { arrange, identityIn } from './arrange'

export const GIB = 2 ** 30

/** The fields of responses that tests read, as sent over the wire. */
export interface Body {
  [field: string]: unknown
  id: string
  name: string
  ip: string
  message: string
  error_code: string | undefined
  run_state: string
  state: { state: string; instance?: string }
  items: Body[]
}

export interface Answer {
  status: number
  body: Body
}

/** The silo's users and their roles. */
const roles = {
  admin: { on: 'silo', roleName: 'admin' },
  viewer: { on: 'silo', roleName: 'viewer' },
  collaborator: { on: 'project', roleName: 'collaborator' },
  stranger: null,
} as const

export type Role = keyof typeof roles

interface Options {
  quotas?: { cpus: number; memory: number; storage: number }
  /** First and last address of the default pool; null for a silo without one. */
  pool?: readonly [string, string] | null
  sleds?: number
}

const PLENTY = { cpus: 1_000, memory: 1_000 * GIB, storage: 10_000 * GIB }

/**
 * A backend with a silo of its own beside the seeded ones: users by role, a default pool of ten
 * addresses, two sleds, and a project `web` created through the API. Responses have no latency;
 * timers run on `clock`.
 */
export const openCloud = async ({
  quotas = PLENTY,
  pool = ['203.0.113.10', '203.0.113.19'],
  sleds = 2,
}: Options = {}) => {
  const clock = new ManualClock()
  const backend = createBackend({ scenario: 'empty', latency: 0, clock })
  const { backendState } = backend
  const { db, ids } = backendState

  const silo = db.silos.insert({
    ...identityIn(backendState, 'yard'),
    adminGroupName: null,
    discoverable: true,
    identityMode: 'saml_jit',
    mappedFleetRoles: {},
    quotas,
    internal: false,
  })
  const arranged = arrange(backendState, silo.id)

  const users = Object.entries(roles).map(([displayName, role]) => {
    const { id, timeCreated, timeModified } = identityIn(backendState, displayName)
    const user = { id, displayName, siloId: silo.id, password: null, timeCreated, timeModified }
    db.users.insert(user)
    db.tokens.insert({
      id: ids.next(),
      secret: `token-${displayName}`,
      userId: user.id,
      timeCreated: backendState.now(),
      timeExpires: null,
    })
    return { id: user.id, role }
  })
  const assign = (resource: 'silo' | 'project', id: string) => {
    const assigned = users.flatMap(({ id: identityId, role }) =>
      role?.on === resource
        ? [{ identityType: 'silo_user' as const, identityId, roleName: role.roleName }]
        : [],
    )
    db.policies.remove(id)
    db.policies.insert({ id, roleAssignments: assigned })
  }

  const send = async (method: string, url: string, body?: unknown, role: Role = 'admin') => {
    const response = await backend.handle({
      method,
      url,
      headers: { authorization: `Bearer token-${role}`, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
    const answer: Answer = {
      status: response.status,
      body: response.body === '' ? {} : JSON.parse(response.body),
    }
    return answer
  }
  const get = (url: string, role?: Role) => send('GET', url, undefined, role)
  const post = (url: string, body?: unknown, role?: Role) => send('POST', url, body, role)
  const put = (url: string, body: unknown, role?: Role) => send('PUT', url, body, role)
  const del = (url: string, role?: Role) => send('DELETE', url, undefined, role)

  /** Posts, and expects success. */
  const make = async (url: string, body?: unknown): Promise<Body> => {
    const { status, body: made } = await post(url, body)
    if (status >= 300) throw new Error(`${url} answered ${status}: ${made.message}`)
    return made
  }
  const see = async (url: string): Promise<Body> => (await get(url)).body

  const wishInstance = (name: string, spec: object = {}) => ({
    name,
    description: '',
    hostname: name,
    ncpus: 2,
    memory: 2 * GIB,
    start: false,
    ...spec,
  })
  const wishDisk = (name: string, spec: object = {}) => ({
    name,
    description: '',
    size: GIB,
    disk_source: { type: 'blank', block_size: 512 },
    ...spec,
  })

  if (pool) arranged.addPool('main', pool, true)
  for (const { id } of Array.from(db.sleds.all())) db.sleds.remove(id)
  const sledIds = Array.from({ length: sleds }, arranged.addSled)
  assign('silo', silo.id)
  const project = await make('/v1/projects', { name: 'web', description: '' })
  assign('project', project.id)

  return {
    ...arranged,
    clock,
    db,
    /** Changes the release of the rack. */
    becomes: (release: Release) => {
      backendState.release = release
    },
    silo,
    project,
    sledIds,
    get,
    post,
    put,
    del,
    make,
    see,
    wishInstance,
    wishDisk,
    /** Created in `web`, stopped by default. */
    instance: (name: string, spec?: object) =>
      make('/v1/instances?project=web', wishInstance(name, spec)),
    disk: (name: string, spec?: object) => make('/v1/disks?project=web', wishDisk(name, spec)),
    /** A completed snapshot of a disk. */
    snapshot: async (name: string, disk: string) => {
      const { id } = await make('/v1/snapshots?project=web', { name, disk, description: '' })
      clock.advance(5_000)
      return see(`/v1/snapshots/${id}`)
    },
  }
}

export type Cloud = Awaited<ReturnType<typeof openCloud>>

/** Status and error code, to compare responses at a glance. */
export const gist = ({ status, body }: Answer): string =>
  body.error_code ? `${status} ${body.error_code}` : String(status)

/** Like `gist`, with the message. */
export const said = (answer: Answer): string => `${gist(answer)} ${answer.body.message}`
