import { describe, expect, it } from 'vitest'
import { plausibleCallsOf, type Plausible } from '#tests/integration/backend/support/plausible'
import { bodiesOf } from '#tests/integration/backend/support/sample'
import {
  openSeeded,
  people,
  type Person,
  type Seeded,
} from '#tests/integration/backend/support/seeded'
import { newest, oldest } from '#tests/support/documents'
import { allOperations, type AnyOperationId } from '@/api/operations/full-table'
import { missingRoles, needOf, type Roles } from '@/api/operations/roles'
import { NEWEST, OLDEST, type Release } from '@/api/releases/ladder'
import type { WireResponse } from '@/ports/ports'
import { inheritedRole, type RoleKey, type RoleLevel } from '@/lib/roles'
import { trailOf } from '@/mirage/releases/trail'

/** Like `fetch`, for answers that need not be JSON. */
const send = (cloud: Seeded, person: Person, method: string, url: string, body: unknown) =>
  cloud.backend.handle({
    method,
    url,
    headers: { cookie: `demo-user=${encodeURIComponent(people[person])}` },
    body: body === undefined ? null : JSON.stringify(body),
  })

/** The first call creates this object with the same id in every backend. */
const requestAdoption = (cloud: Seeded) =>
  cloud.put('/v1/system/hardware/disk-adoption-request', {
    vendor: 'nobody',
    model: 'none',
    serial: 'gone',
  })

/** What the requests are about. All of it exists; `rock-garden` has something of each kind. */
const OBJECTS: Readonly<Record<string, string>> = {
  address: 'peak-1',
  addressLot: 'infra-lot',
  affinityGroup: 'cluster',
  alertId: 'a1e57a1e-0000-4000-8000-000000000001',
  announceSet: 'rack-services',
  antiAffinityGroup: 'scattered',
  bundleId: 'b0d1eb0d-0000-4000-8000-000000000002',
  certificate: 'current',
  disk: 'archive-1',
  diskId: 'd15dd15d-0000-4000-8000-000000000001',
  externalSubnet: 'lone-address',
  file: 'bundle_id.txt',
  floatingIp: 'front-door',
  gateway: 'twin-peaks',
  groupId: '960f960f-0000-4000-8000-000000000001',
  image: 'golden',
  instance: 'crossroads',
  interface: 'way-1',
  metricName: 'cpus_provisioned',
  multicastGroup: 'heartbeat',
  nameOrId: 'rack-as',
  physicalDiskAdoptionReqId: (await requestAdoption(openSeeded({ release: NEWEST }))).body.id,
  pool: 'ip-pool-1',
  port: 'qsfp0',
  portSettings: 'uplink-0',
  probe: 'canary',
  project: 'rock-garden',
  provider: 'mock-idp',
  providerName: 'mock-idp',
  rackId: '5acc5acc-0000-4000-8000-000000000001',
  receiver: 'pager',
  route: 'a-subnet',
  router: 'detours',
  secretId: 'a1e5aa1e-0000-4000-8000-000000000001',
  silo: 'maze-war',
  siloName: 'maze-war',
  sledId: '51ed51ed-0000-4000-8000-000000000001',
  snapshot: 'before-the-upgrade',
  sshKey: 'mac-mini',
  subnet: 'layer-1',
  subnetMask: '64',
  subscription: 'probe',
  supportBundle: 'b0d1eb0d-0000-4000-8000-000000000002',
  switchId: '5c175c17-0000-4000-8000-000000000000',
  switchLocation: 'switch0',
  switchSlot: 'switch0',
  systemVersion: '18.0.0',
  tokenId: 'acce55ed-0000-4000-8000-000000000001',
  trustRootId: '7a2a7a2a-0000-4000-8000-000000000001',
  user: 'db-init',
  userId: '05e505e5-0000-4000-8000-000000000001',
  vpc: 'strata',
}

/** Paths about other objects. Those of another silo are for fleet roles alone. */
const OTHERS: readonly [RegExp, Readonly<Record<string, string>>][] = [
  [/\/internet-gateway-ip-pools/, { gateway: 'default', pool: 'default' }],
  [/\/subnet-pools/, { pool: 'routed-subnets' }],
  [/affinity-groups.*\/members/, { instance: 'pebble' }],
  [/\/multicast-groups/, { instance: 'granite' }],
  [/\/scim\//, { silo: 'clockwork', tokenId: '5c105c10-0000-4000-8000-000000000001' }],
  [
    /\/identity-providers\/local/,
    { silo: 'pocket-lab', userId: '05e505e5-0000-4000-8000-00000000001f' },
  ],
  [/\/loopback-address\//, { address: 'fd00:99::1' }],
  [/\/switch-port-settings\/\{/, { port: 'uplink-0' }],
  [/\/demote$/, { image: 'debian-12' }],
]

/** The parameters of query strings that name such objects. */
const NAMED =
  /^(project|silo|vpc|router|gateway|instance|receiver|rack_id|name_or_id|port_settings|switch_slot|switch_location)$/

const camel = (key: string) => key.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

const requestOf = ({ pattern, keys, query: needed }: Plausible) => {
  const others = OTHERS.filter(([path]) => path.test(pattern)).map(([, objects]) => objects)
  const objects = Object.assign({}, OBJECTS, ...others) as Record<string, string>
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_, key: string) => objects[key] ?? key)
  const query = new URLSearchParams(needed)
  // The metrics are those of the silo.
  for (const key of pattern.startsWith('/v1/metrics') ? [] : keys)
    if (NAMED.test(key)) query.set(key, objects[camel(key)] ?? '')
  return { url: `${path}?${query}`, silo: objects['silo'] }
}

/** A small valid body about things that exist, where those decide who may send it. */
const bodyOf = (bodies: ReadonlyMap<string, unknown>, { id, takesBody }: Plausible) => {
  const body = takesBody ? (bodies.get(id) as Record<string, unknown>) : undefined
  if (id === 'probeCreate') return { ...body, sled: OBJECTS['sledId'] }
  // Old racks read it as any text, and refuse an unknown one before they ask who sends it.
  return body && 'switch_location' in body
    ? { ...body, switch_location: 'switch0' }
    : body && 'switch' in body
      ? { ...body, switch: 'switch0' }
      : body
}

type Held = Partial<Record<RoleLevel, RoleKey>>

/** Someone with one role, and the users of the demo: what they are given, and what they hold. */
const subjectsOf = (release: Release): [string, Person, Held, Held][] => {
  const limited: RoleKey[] = release >= 17 ? ['limited_collaborator'] : []
  const each = (level: RoleLevel, more: readonly RoleKey[]) =>
    (['viewer', ...more, 'collaborator', 'admin'] as const).map(
      (role): [string, Person, Held, Held] => [
        `a ${level} ${role}`,
        'nobody',
        { [level]: role },
        { [level]: role },
      ],
    )
  const demo = (person: Person, held: Held): [string, Person, Held, Held] => [
    people[person],
    person,
    {},
    held,
  ]
  return [
    ...each('fleet', []),
    ...each('silo', limited),
    ...each('project', limited),
    demo('operator', { fleet: 'admin', silo: 'admin' }),
    demo('fleetViewer', { fleet: 'viewer' }),
    demo('siloCollaborator', { silo: 'collaborator' }),
    demo('siloViewer', { silo: 'viewer' }),
    // Their roles are on other projects.
    demo('projectCollaborator', {}),
    demo('projectViewer', {}),
    demo('nobody', {}),
  ]
}

const POLICIES: Record<RoleLevel, string> = {
  fleet: '/v1/system/policy',
  silo: '/v1/policy',
  project: '/v1/projects/rock-garden/policy',
}

const open = async (release: Release, given: Held) => {
  const cloud = openSeeded({ release })
  if (release === NEWEST) await requestAdoption(cloud)
  for (const [level, role] of Object.entries(given) as [RoleLevel, RoleKey][]) {
    const { body } = await cloud.get(POLICIES[level])
    const nobody = {
      identity_type: 'silo_user',
      identity_id: '05e505e5-0000-4000-8000-000000000006',
      role_name: role,
    }
    const answer = await cloud.put(POLICIES[level], {
      role_assignments: [...(body['role_assignments'] as object[]), nobody],
    })
    expect(answer.status).toBe(200)
  }
  return cloud
}

/** The roles that count for a call about a silo. Admins of the demo's silo are admins of the fleet. */
const rolesFor = ({ fleet, silo, project }: Held, ofSilo: string | undefined): Roles => ({
  fleet: fleet ?? (silo === 'admin' ? 'admin' : null),
  silo: (ofSilo === 'maze-war' ? silo : undefined) ?? null,
  project: project ?? inheritedRole(silo) ?? null,
})

const messageOf = ({ body }: WireResponse) => body.replace(/"request_id":"[^"]*",?/, '')

/** The operation of the newest release; undefined if it is gone. */
const idOf = (release: Release, { method, pattern }: Plausible) =>
  (trailOf(release, `${method} ${pattern}`)?.id ?? undefined) as AnyOperationId | undefined

describe.each([[NEWEST, newest] as const, [OLDEST, oldest] as const])(
  'on release %i, the table of least roles',
  (release, loaded) => {
    const calls = plausibleCallsOf(loaded).filter(call => {
      const id = idOf(release, call)
      // A stream is opened in another way: see the tests of the serial console.
      return id !== undefined && allOperations[id].kind !== 'stream'
    })
    const bodies = bodiesOf(loaded)

    const isDenied = (call: Plausible, held: Held) => {
      const id = idOf(release, call)!
      return (
        missingRoles(needOf(id, allOperations[id]), rolesFor(held, requestOf(call).silo)) !== null
      )
    }

    /**
     * Answers all calls: those that change something last, deletions after the others. What is refused
     * after a change is asked again of a backend without it.
     */
    const answersTo = async (person: Person, given: Held, held: Held) => {
      const answers = new Map<string, WireResponse>()
      const order = (call: Plausible) =>
        isDenied(call, held) ? 0 : ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'].indexOf(call.method) + 1
      let cloud = await open(release, given)
      let isChanged = false
      for (const call of calls.toSorted((a, b) => order(a) - order(b))) {
        const ask = () =>
          send(cloud, person, call.method, requestOf(call).url, bodyOf(bodies, call))
        let answer = await ask()
        if (isChanged && [401, 403, 404].includes(answer.status)) {
          cloud = await open(release, given)
          answer = await ask()
          isChanged = false
        }
        answers.set(call.id, answer)
        isChanged ||= call.method !== 'GET' && answer.status < 300
      }
      return answers
    }

    const ofOperator = answersTo('operator', {}, { fleet: 'admin', silo: 'admin' })

    it('is compared by calls about objects that exist', async () => {
      const answers = await ofOperator
      const lost = calls.filter(({ id }) => {
        const { status, body } = answers.get(id)!
        const isOfBody = /nowhere|00000000-1111|system version/.test(body)
        return status === 403 || (status === 404 && !isOfBody)
      })
      expect(lost.map(({ id }) => id)).toEqual([])
      expect(calls.length).toBeGreaterThan(release === NEWEST ? 310 : 180)
    })

    it.each(subjectsOf(release))('says what %s may do', async (_name, person, given, held) => {
      const [operators, answers] = [await ofOperator, await answersTo(person, given, held)]
      const wrong = calls.flatMap(call => {
        const { url } = requestOf(call)
        const answer = answers.get(call.id)!
        const isHidden =
          answer.status === 404 &&
          messageOf(answer) !== messageOf(operators.get(call.id)!) &&
          !url.startsWith('/v1/me/')
        const isRefused = answer.status === 403 || isHidden
        return isRefused === isDenied(call, held)
          ? []
          : [`${call.id}: ${answer.status} ${answer.body}`]
      })
      expect(wrong).toEqual([])
    })
  },
)
