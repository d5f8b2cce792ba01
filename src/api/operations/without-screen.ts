import type {
  InSilo,
  MaybeInInstance,
  MaybeInProject,
  Page,
  PageByName,
} from '@/api/core/arguments'
import type { EmptyBody } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import { items, list, one, tag } from '@/api/core/tags'
import type {
  DeviceAccessTokenRequest,
  DeviceAuthRequest,
  DiskMetricName,
  FleetRolePolicy,
  Group,
  InstanceNetworkInterface,
  MeasurementResultsPage,
  Name,
  NameOrId,
  PaginationOrder,
  Role,
  RoleResultsPage,
  SiloIpPool,
  SiloRolePolicy,
  User,
  UserBuiltin,
  UserBuiltinResultsPage,
} from '@/api/generated/types'
import type { DeviceAccessToken, DeviceAuthorization } from '@/api/operations/answers'

/** What no screen asks for. */
export const withoutScreen = {
  systemPolicyUpdate: mutation<{ body: FleetRolePolicy }, FleetRolePolicy>(
    'PUT',
    '/v1/system/policy',
    { isLoggable: true, isBodyLoggable: true, invalidates: () => [tag('policy', 'fleet')] },
  ),
  roleList: query<{ query?: Page }, RoleResultsPage>('GET', '/v1/system/roles', {
    isLoggable: true,
    provides: () => [list('role')],
  }),
  roleView: query<{ path: { roleName: string } }, Role>('GET', '/v1/system/roles/{roleName}', {
    isLoggable: true,
    provides: (_role, { path }) => [tag('role', path.roleName)],
  }),
  siloPolicyView: query<{ path: { silo: NameOrId } }, SiloRolePolicy>(
    'GET',
    '/v1/system/silos/{silo}/policy',
    { isLoggable: true, provides: () => [tag('policy', 'silo')] },
  ),
  siloPolicyUpdate: mutation<{ path: { silo: NameOrId }; body: SiloRolePolicy }, SiloRolePolicy>(
    'PUT',
    '/v1/system/silos/{silo}/policy',
    { isLoggable: true, isBodyLoggable: true, invalidates: () => [tag('policy', 'silo')] },
  ),
  groupView: query<{ path: { groupId: string } }, Group>('GET', '/v1/groups/{groupId}', {
    isLoggable: true,
    provides: (group, { path }) => one('group', path.groupId, group),
  }),
  siloUserView: query<{ path: { userId: string }; query: InSilo }, User>(
    'GET',
    '/v1/system/users/{userId}',
    { isLoggable: true, provides: (user, { path }) => one('user', path.userId, user) },
  ),
  userBuiltinList: query<{ query?: PageByName }, UserBuiltinResultsPage>(
    'GET',
    '/v1/system/users-builtin',
    { isLoggable: true, provides: page => items('userBuiltin', page.items) },
  ),
  userBuiltinView: query<{ path: { user: NameOrId } }, UserBuiltin>(
    'GET',
    '/v1/system/users-builtin/{user}',
    { isLoggable: true, provides: (user, { path }) => one('userBuiltin', path.user, user) },
  ),
  /** Starts the device flow. */
  deviceAuthRequest: mutation<{ body: DeviceAuthRequest }, DeviceAuthorization>(
    'POST',
    '/device/auth',
    { isLoggable: false, isBodyLoggable: false, send: 'form' },
  ),
  /** Polled by the device until confirmed. */
  deviceAccessToken: mutation<{ body: DeviceAccessTokenRequest }, DeviceAccessToken>(
    'POST',
    '/device/token',
    { isLoggable: false, isBodyLoggable: false, send: 'form' },
  ),
  /** Where the identity provider posts its answer; redirects. */
  loginSaml: mutation<{ path: { providerName: Name; siloName: Name }; body: string }, EmptyBody>(
    'POST',
    '/login/{siloName}/saml/{providerName}',
    {
      isLoggable: false,
      isBodyLoggable: false,
      send: 'octets',
      invalidates: () => [list('currentUser')],
    },
  ),
  /** Cumulative counters. */
  diskMetricsList: query<
    {
      path: { disk: NameOrId; metric: DiskMetricName }
      query: MaybeInProject & {
        endTime: string
        order?: PaginationOrder | null | undefined
        startTime: string
      } & Page
    },
    MeasurementResultsPage
  >('GET', '/v1/disks/{disk}/metrics/{metric}', { isLoggable: true }),
  instanceNetworkInterfaceView: query<
    { path: { interface: NameOrId }; query?: MaybeInInstance },
    InstanceNetworkInterface
  >('GET', '/v1/network-interfaces/{interface}', {
    isLoggable: true,
    provides: (networkInterface, { path }) =>
      one('networkInterface', path.interface, networkInterface),
  }),
  projectIpPoolView: query<{ path: { pool: NameOrId } }, SiloIpPool>('GET', '/v1/ip-pools/{pool}', {
    isLoggable: true,
    provides: (pool, { path }) => one('ipPool', path.pool, pool),
  }),
}
