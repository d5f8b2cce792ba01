import type { AuditLogEntryActor, AuthMethod } from '@/api/generated/types'
import type { AuditEntryRecord } from '../models/system-records'
import { isAudited } from '../rules/audited'
import type { BackendState } from '../server/backend-state'
import { fixedId } from './fixed'
import { projectIds } from './projects'
import { CLOCKWORK } from './scim'
import { MAZE_WAR, MYRIAD } from './silos'
import { userIds } from './users'

const DAY = 24 * 3_600_000
const DAYS = 7

type Who = Pick<AuditEntryRecord, 'actor' | 'authMethod' | 'sourceIp' | 'userAgent'>

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:134.0) Gecko/20100101 Firefox/134.0'

const user = (
  siloUserId: string,
  siloId: string,
  authMethod: AuthMethod,
  sourceIp: string,
): Who => ({
  actor: { kind: 'silo_user', siloId, siloUserId },
  authMethod,
  sourceIp,
  userAgent: authMethod === 'session_cookie' ? BROWSER : 'oxide.rs/0.14.0',
})

const other = (
  actor: AuditLogEntryActor,
  authMethod: AuthMethod | null,
  sourceIp: string,
): Who => ({
  actor,
  authMethod,
  sourceIp,
  userAgent: null,
})

const ada = user(userIds.ada, MAZE_WAR, 'session_cookie', '192.0.2.17')
const adaByToken = user(userIds.ada, MAZE_WAR, 'access_token', '192.0.2.18')
const clara = user(userIds.clara, MAZE_WAR, 'session_cookie', '192.0.2.33')
const edda = user(userIds.edda, MAZE_WAR, 'access_token', '198.51.100.7')
const mirek = user(userIds.mirek, MYRIAD, 'session_cookie', '203.0.113.80')
const nobody = other({ kind: 'unauthenticated' }, null, '203.0.113.99')
const scim = other({ kind: 'scim', siloId: CLOCKWORK }, 'scim_token', '198.51.100.200')
const builtin = other(
  { kind: 'user_builtin', userBuiltinId: fixedId('builtinUser', 3) },
  null,
  'fd00:1122:3344:101::a',
)

type Outcome = number | 'unknown' | [status: number, code: string, message: string]

/** Hour of the day, who, operation, address, and how it ended. */
type Entry = [hour: number, who: Who, operation: string, uri: string, outcome: Outcome]

const inMock = '?project=mock-project'
const forbidden: Outcome = [403, 'Forbidden', 'Forbidden']

/** What happens every day. */
const daily: Entry[] = [
  [6.2, scim, 'scim_v2_patch_user', `/scim/v2/Users/${fixedId('user', 41)}`, 200],
  [6.21, scim, 'scim_v2_patch_group', `/scim/v2/Groups/${fixedId('group', 31)}`, 200],
  [7.9, nobody, 'login_saml', '/login/maze-war/saml/mock-idp', 303],
  [8.1, ada, 'instance_start', `/v1/instances/db1/start${inMock}`, 202],
  [
    8.6,
    nobody,
    'login_local',
    '/v1/login/pocket-lab/local',
    [401, 'Unauthorized', 'credentials missing or invalid'],
  ],
  [9.4, clara, 'vpc_firewall_rules_update', `/v1/vpc-firewall-rules${inMock}&vpc=mock-vpc`, 200],
  [10.3, edda, 'disk_create', `/v1/disks${inMock}`, 201],
  [
    10.8,
    edda,
    'instance_create',
    `/v1/instances${inMock}`,
    [400, 'ObjectAlreadyExists', 'already exists: instance "db1"'],
  ],
  [11.7, edda, 'silo_quotas_update', '/v1/system/silos/maze-war/quotas', forbidden],
  [13.2, mirek, 'project_create', '/v1/projects', 201],
  [
    14.5,
    ada,
    'anti_affinity_group_member_instance_add',
    `/v1/anti-affinity-groups/romulus-remus/members/instance/db1${inMock}`,
    201,
  ],
  [
    16.4,
    adaByToken,
    'disk_delete',
    `/v1/disks/${fixedId('disk', 900)}`,
    [404, 'ObjectNotFound', `not found: disk with id "${fixedId('disk', 900)}"`],
  ],
  [18.3, ada, 'instance_stop', `/v1/instances/db1/stop${inMock}`, 202],
]

/** What happens on one day of the week only, today being the last. */
const rare: [day: number, ...Entry][] = [
  [0, 12, ada, 'project_update', `/v1/projects/${projectIds.rockGarden}`, 200],
  [1, 12, ada, 'silo_create', '/v1/system/silos', 201],
  [
    2,
    12,
    builtin,
    'sled_set_provision_policy',
    `/v1/system/hardware/sleds/${fixedId('sled', 2)}/provision-policy`,
    200,
  ],
  [3, 12, clara, 'instance_create', `/v1/instances${inMock}`, 'unknown'],
  [
    4,
    12,
    adaByToken,
    'snapshot_create',
    `/v1/snapshots${inMock}`,
    [500, 'Internal', 'Internal Server Error'],
  ],
  [5, 12, ada, 'scim_token_create', '/v1/system/scim/tokens?silo=clockwork', 201],
  [
    6,
    2,
    adaByToken,
    'internet_gateway_ip_pool_delete',
    `/v1/internet-gateway-ip-pools/${'long-name-'.repeat(60)}`.slice(0, 512),
    204,
  ],
]

const CREDENTIALS: Record<AuthMethod, string> = {
  session_cookie: fixedId('session', 1),
  access_token: fixedId('accessToken', 1),
  scim_token: fixedId('scimToken', 1),
}

const resultOf = (outcome: Outcome): AuditEntryRecord['result'] => {
  if (outcome === 'unknown') return { kind: 'unknown' }
  if (typeof outcome === 'number') return { kind: 'success', httpStatusCode: outcome }
  const [httpStatusCode, errorCode, errorMessage] = outcome
  return { kind: 'error', httpStatusCode, errorCode, errorMessage }
}

const week = Array.from({ length: DAYS }, (_, day) => [
  ...daily,
  ...rare.flatMap(([on, ...entry]): Entry[] => (on === day ? [entry] : [])),
])

/** The entries of the week before the start, as far as the rack's release has recorded them. */
export const seedAuditLog = ({ clock, db, release }: BackendState): void => {
  const start = clock.now() - DAYS * DAY
  let number = 0
  for (const [day, entries] of week.entries()) {
    for (const [hour, who, operationId, requestUri, outcome] of entries.toSorted(
      ([a], [b]) => a - b,
    )) {
      number += 1
      if (!isAudited(release, operationId, 'POST')) continue
      const completed = start + (day + hour / 24) * DAY
      db.auditEntries.insert({
        id: fixedId('auditEntry', db.auditEntries.count + 1),
        ...who,
        credentialId: who.authMethod && CREDENTIALS[who.authMethod],
        operationId,
        requestId: fixedId('auditRequest', number),
        requestUri,
        result: resultOf(outcome),
        timeStarted: new Date(completed - 20 - number).toISOString(),
        timeCompleted: new Date(completed).toISOString(),
      })
    }
  }
}
