import { createSelector } from '@reduxjs/toolkit'
import { call, put, select, takeEvery } from 'typed-redux-saga'
import { answeredKey, isOlder, selectData, selectEntry } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import { missingRoles, needOf, type Roles } from '@/api/operations/roles'
import type { Command, OperationTable, Query } from '@/api/operations/table'
import type { CurrentUser, Silo } from '@/api/generated/types'
import { splitAddress } from '@/lib/path'
import type { RichText } from '@/lib/rich-text'
import {
  effectiveRole,
  inheritedRole,
  reasonNeeds,
  rolesMappedTo,
  strongestRole,
  type RoleKey,
} from '@/lib/roles'
import type { ActionViewModel } from '@/store/commands/action'
import { formRequested } from '@/store/forms/events'
import { navigationLoaded } from '@/store/navigation/events'
import { selectRoute } from '@/store/navigation/selectors'
import { defineQuery } from '@/store/queries/define'
import { matchOf, matchRoute, type RouteMatch } from '@/store/routing/match'
import { selectSupports } from '@/store/release/release'
import type { RouteTable } from '@/store/routing/route'
import { queriesReleased, queriesWanted } from '@/store/queries/slice'
import { dispatcher, services } from '@/store/setup/effects'
import type { StoreEvent } from '@/store/setup/event'
import type { RootState } from '@/store/setup/state'
import { currentUserQuery, siloPolicyQuery, systemPolicyQuery, userGroupsQuery } from './queries'

/**
 * The forms, the pages that open one, and the events that do not hold a command, by the operation
 * that they end in. A form may have the name of its operation.
 */
const SENDERS: Readonly<Record<string, string>> = {
  alertDeliveryResend: 'alertResendTo',
  alertReceiverProbe: 'webhookResendFailed',
  alertReceiverSubscriptionAdd: 'webhookSubscriptionAdd',
  affinityGroupCreate: 'project/affinity/create-affinity-group',
  affinityGroupUpdate: 'project/affinity-group/affinity-edit groupEdit',
  antiAffinityGroupCreate: 'project/affinity/create-anti-affinity-group',
  antiAffinityGroupMemberInstanceAdd: 'groupMemberAdd instanceGroupJoin',
  antiAffinityGroupUpdate: 'project/affinity-group/anti-affinity-edit',
  authSettingsUpdate: 'signInSettings signInSettings/shorteningConfirmed',
  certificateCreate: 'certificateRenewal silo/certificates/create',
  diskCreate: 'project/disks/create',
  diskFinalizeImport: 'disks/importCancelRequested',
  externalSubnetAttach: 'externalSubnetAttachTo',
  externalSubnetCreate: 'project/external-subnets/create',
  externalSubnetUpdate: 'externalSubnetEdit project/external-subnets/edit',
  floatingIpAttach: 'floatingIpAttachTo floatingIpMove',
  floatingIpCreate: 'project/floating-ips/create',
  floatingIpUpdate: 'floatingIpEdit project/floating-ips/edit',
  imageCreate: 'imageUpload project/image-upload/form project/images/create',
  instanceCreate: 'project/instance-create/page',
  instanceDiskAttach: 'diskAttach diskAttachTo',
  instanceEphemeralIpAttach: 'ephemeralIpAttach',
  instanceMulticastGroupJoin: 'multicastGroupJoin',
  instanceNetworkInterfaceCreate: 'networkInterfaceCreate',
  instanceNetworkInterfaceUpdate: 'networkInterfaceEdit',
  instanceUpdate: `instanceAutoRestart instanceCpuPlatform instanceJumboFrames instanceResize
    instance/updateRequested`,
  internetGatewayCreate: 'gatewayCreate project/gateways/create',
  internetGatewayIpAddressCreate: 'gatewayAddressAttach project/gateways/attach-address',
  internetGatewayIpPoolCreate: 'gatewayPoolAttach project/gateways/attach-pool',
  localIdpUserCreate: 'localUserCreate',
  localIdpUserSetPassword: 'localUserPassword',
  networkingAddressLotCreate: 'addressLotCreate system/address-lots/create',
  networkingAllowListUpdate: 'allowList allowList/confirmed allowList/applyRequested',
  networkingBfdEnable: 'bfdEnable system/bfd/enable',
  networkingBgpAnnounceSetUpdate: `announceSetCreate announceSetEdit
    system/bgp/announce-set-create system/bgp/announce-set-edit`,
  networkingBgpConfigCreate: 'bgpConfigCreate system/bgp/config-create',
  networkingBgpConfigUpdate: 'bgpConfigEdit system/bgp/config-edit',
  networkingLoopbackAddressCreate: 'loopbackAddressCreate system/loopback-addresses/create',
  networkingSwitchPortApplySettings: 'switchPortApply',
  networkingSwitchPortLldpConfigUpdate: 'switchPortLldp',
  networkingSwitchPortSettingsCreate: `portSettingsAddress portSettingsCreate portSettingsEdit
    portSettingsInterface portSettingsLink portSettingsPeer portSettingsReview portSettingsRoute
    system/port-settings/create system/port-settings/edit`,
  policyUpdate: 'accessAdd accessEdit access/roleChangeRequested',
  projectCreate: 'silo/projects/create',
  projectUpdate: 'projectEdit silo/projects/edit',
  rackMembershipAddSleds: 'rackSledsAdd',
  samlIdentityProviderCreate: 'identityProviderCreate system/identity-providers/create',
  siloCreate: 'siloCertificateAdd system/silos/create',
  siloQuotasUpdate: 'siloQuotasEdit',
  snapshotCreate: 'project/snapshots/create snapshots/requested',
  supportBundleCreate: 'system/support-bundles/create',
  supportBundleUpdate: 'supportBundleComment supportBundlePageComment',
  systemIpPoolCreate: 'ipPoolCreate system/ip-pools/create',
  systemIpPoolRangeAdd: `ipPoolRangeAdd servicePoolRangeAdd system/ip-pool-ranges/add
    system/service-pool/add-range`,
  systemIpPoolSiloLink: 'ipPoolSiloLink siloIpPoolLink',
  systemIpPoolUpdate: 'ipPoolEdit system/ip-pools/edit',
  systemPolicyUpdate: 'fleetRoleAdd',
  systemSubnetPoolCreate: 'subnetPoolCreate system/subnet-pools/create',
  systemSubnetPoolMemberAdd: 'subnetPoolMemberAdd system/subnet-pools/add-member',
  systemSubnetPoolSiloLink: 'siloSubnetPoolLink subnetPoolSiloLink',
  systemSubnetPoolUpdate: 'subnetPoolEdit system/subnet-pools/edit',
  systemUpdateRecoveryFinish: 'finishRecovery',
  systemUpdateRepositoryUpload: 'repositoryUpload',
  systemUpdateTrustRootCreate: 'trustRootAdd',
  targetReleaseUpdate: 'targetRelease',
  vpcCreate: 'project/vpcs/create',
  vpcFirewallRulesUpdate: `firewallRuleCreate firewallRuleEdit firewallRules/changeRequested
    project/firewall-rules/create project/firewall-rules/clone project/firewall-rules/edit`,
  vpcRouterCreate: 'routerCreate project/routers/create',
  vpcRouterRouteCreate: 'routeCreate project/router-routes/create',
  vpcRouterRouteUpdate: 'routeEdit project/router-routes/edit',
  vpcRouterUpdate: 'routerEdit project/routers/edit',
  vpcSubnetCreate: 'subnetCreate project/subnets/create',
  vpcSubnetUpdate: 'subnetEdit project/subnets/edit',
  vpcUpdate: 'vpcEdit project/vpc/edit',
  webhookReceiverCreate: 'webhookCreate system/alerting/create',
  webhookReceiverUpdate: 'webhookEdit system/alerting/edit',
  webhookSecretsAdd: 'webhookSecretAdd',
}

const SENT_BY = new Map(
  Object.entries(SENDERS).flatMap(([operation, senders]) =>
    senders.split(/\s+/).map(sender => [sender, operation] as const),
  ),
)

/** The operation that a form, a page or an event ends in: the one of the same name by default. */
export const operationSentBy = (sender: string): string => SENT_BY.get(sender) ?? sender

/** Where an action is, as the parameters of its page tell, or of the form that it opens. */
type Place = Readonly<Record<string, string | undefined>>

/** An operation that an action ends in. `of` is what the request itself says. */
interface Target {
  id: string
  of: Place
}

const isCommand = (value: object): value is Command => 'endpoint' in value && 'args' in value

const commandsIn = (value: unknown): Command[] => {
  if (typeof value !== 'object' || value === null) return []
  return isCommand(value) ? [value] : Object.values(value).flatMap(commandsIn)
}

const ofCommand = ({ endpoint, args }: Command): Target => {
  const { path, query } = args as { path?: Place; query?: Place }
  return { id: endpoint, of: { ...path, ...query } }
}

/** Roles are changed by one form and one event, wherever they are given. */
const policyOf = ({ on, project, silo }: Place) => {
  if (on === 'fleet') return 'systemPolicyUpdate'
  if (project !== undefined) return 'projectPolicyUpdate'
  return silo === undefined ? 'policyUpdate' : 'siloPolicyUpdate'
}

const ofSender = (sender: string, of: Place): Target => {
  // A copy first creates what it is a copy of.
  const id = sender === 'createSimilar' ? `${of['kind']}Create` : operationSentBy(sender)
  return { id: id === 'policyUpdate' ? policyOf(of) : id, of }
}

const ofEvent = (event: StoreEvent): readonly Target[] => {
  if (formRequested.match(event)) return [ofSender(event.payload.form, event.payload.params)]
  const {
    event: inner,
    change,
    ...rest
  } = (event.payload ?? {}) as {
    event?: StoreEvent
    change?: Place
  } & Place
  if (SENT_BY.has(event.type)) return [ofSender(event.type, { ...rest, ...change })]
  // A confirmation holds the event to send.
  if (inner) return ofEvent(inner)
  return commandsIn(event.payload).map(ofCommand)
}

/** The code that tells what an action ends in. */
interface Code {
  operations: OperationTable
  routes: RouteTable
}

const ofAddress = (address: string, { routes }: Code): readonly Target[] => {
  const { path, search } = splitAddress(address)
  const found = matchRoute(routes, path, search)
  return found && SENT_BY.has(found.route.id) ? [ofSender(found.route.id, found.params)] : []
}

/** Something that may change something: an action, or an open form. */
export interface Restrictable extends Pick<ActionViewModel, 'to' | 'event'> {
  form?: string
}

const targetsOf = ({ to, event, form }: Restrictable, place: Place, code: Code) => [
  ...(form === undefined ? [] : [ofSender(form, place)]),
  ...(event ? ofEvent(event) : []),
  ...(to === undefined ? [] : ofAddress(to, code)),
]

const projectPolicyQuery = defineQuery(({ project }: { project: string }) => ({
  endpoint: 'projectPolicyView',
  args: { path: { project } },
}))

/** The user's own silo, whose roles may give some on the fleet. Only the system's area reads it. */
const ownSiloQuery = defineQuery(({ silo }: { silo: string }) => ({
  endpoint: 'siloView',
  args: { path: { silo } },
}))

const selectGroups = (state: RootState) => selectData(state, userGroupsQuery)
const selectMe = (state: RootState) => selectData(state, currentUserQuery)

/** The strongest role in the policy; null for none, undefined if a group may give a stronger one. */
const roleIn = (
  policy: Parameters<typeof effectiveRole>[1][number] | undefined,
  me: CurrentUser | undefined,
  groups: ReturnType<typeof selectGroups>,
): RoleKey | null | undefined => {
  if (!policy || !me || !groups) return undefined
  const role = effectiveRole({ id: me.id, groupIds: groups.items.map(({ id }) => id) }, [policy])
  if (role === 'admin') return role
  return groups.nextPage ? undefined : (role ?? null)
}

/** What is known of the user and their roles. */
export interface Rights extends Roles {
  me: CurrentUser
  /** The project that the role is on. */
  ofProject: string | undefined
  hasLimited: boolean
}

const stronger = (a: RoleKey | null, b: RoleKey | null) =>
  strongestRole([a, b].filter(role => role !== null)) ?? null

const selectOwnSilo = (state: RootState): Silo | undefined => {
  const { siloId } = selectMe(state) ?? {}
  return siloId === undefined
    ? undefined
    : (selectData(state, ownSiloQuery({ silo: siloId })) as Silo | undefined)
}

/** The user's role on their own silo: null for none, undefined until certain. */
const selectSiloRole = createSelector(
  [(state: RootState) => selectData(state, siloPolicyQuery), selectMe, selectGroups],
  roleIn,
)

/** What roles on the own silo give on the fleet; undefined if that was not read. */
export const selectMapping = (state: RootState): Silo['mappedFleetRoles'] | undefined =>
  selectOwnSilo(state)?.mappedFleetRoles

/** The role that the policy of the fleet itself gives; null for none, undefined until certain. */
export const selectDirectFleetRole = createSelector(
  [(state: RootState) => selectData(state, systemPolicyQuery), selectMe, selectGroups],
  roleIn,
)

/** The roles on the fleet that the role on the own silo gives; undefined until certain. */
const selectGivenBySilo = createSelector(
  [selectSiloRole, selectOwnSilo],
  (siloRole, silo): readonly RoleKey[] | undefined => {
    if (siloRole === null) return []
    return siloRole && silo && rolesMappedTo(siloRole, silo.mappedFleetRoles)
  },
)

const NONE: readonly RoleKey[] = []

/** The same, as far as known. */
export const selectMappedRoles = (state: RootState) => selectGivenBySilo(state) ?? NONE

/** The role on the fleet, given directly or by the role on the own silo. */
const fleetRoleOf = (
  { fleetViewer, siloAdmin }: CurrentUser,
  given: RoleKey | null | undefined,
  isRefused: boolean,
  mapped: readonly RoleKey[] | undefined,
): RoleKey | null | undefined => {
  if (fleetViewer === false || isRefused) return null
  // Collaborators of the fleet may change every silo.
  if (fleetViewer && siloAdmin === false) return 'viewer'
  if (given === 'admin') return given
  return given === undefined || !mapped ? undefined : mapped.reduce<RoleKey | null>(stronger, given)
}

/** The user's roles on the fleet, their silo and that project, as far as they are known. */
export const selectRights = createSelector(
  [
    selectMe,
    selectGroups,
    selectSiloRole,
    selectGivenBySilo,
    (state: RootState) => selectEntry(state, systemPolicyQuery),
    (state: RootState, project: string | undefined) =>
      project === undefined ? undefined : selectData(state, projectPolicyQuery({ project })),
    (_state: RootState, project: string | undefined) => project,
    (state: RootState) => selectSupports(state, 'limitedCollaborator'),
  ],
  (me, groups, silo, mapped, fleetEntry, policy, ofProject, hasLimited): Rights | undefined => {
    if (!me) return undefined
    const isRefused = fleetEntry?.error?.statusCode === 403
    const fleet = fleetRoleOf(me, roleIn(fleetEntry?.data, me, groups), isRefused, mapped)
    const inherited = silo && inheritedRole(silo)
    const own = roleIn(policy, me, groups)
    const isAdmin = inherited === 'admin' || own === 'admin'
    const both = inherited === undefined || own === undefined ? undefined : stronger(inherited, own)
    return { me, ofProject, hasLimited, fleet, silo, project: isAdmin ? 'admin' : both }
  },
)

const SILO_PATH = /^\/v1\/system\/.*(silo|identity-providers|scim)/

/** The least role for an operation. Images belong to a project or to the silo. */
const needFor = (id: string, operations: OperationTable, project: string | undefined) => {
  const operation = operations[id as Command['endpoint']]
  if (!operation || operation.kind === 'query') return ''
  const need = needOf(id, operation)
  return id === 'imageDelete' && project === undefined ? need.replace('project', 'silo') : need
}

const isOther = (given: string | undefined, ...own: readonly (string | undefined)[]) =>
  given !== undefined && !own.includes(given)

/** The roles that count for a call. */
const rolesFor = ({ id, of }: Target, rights: Rights, place: Place, operations: OperationTable) => {
  const { me, ofProject, silo, project } = rights
  const path = operations[id as Command['endpoint']]?.path ?? ''
  const otherSilo = of['silo'] ?? (SILO_PATH.test(path) ? place['silo'] : undefined)
  const isElsewhere = isOther(of['project'], ofProject)
  const inherited = silo && inheritedRole(silo)
  return {
    ...rights,
    silo: isOther(otherSilo, me.siloName, me.siloId) ? null : silo,
    project: !isElsewhere ? project : inherited === 'admin' ? inherited : undefined,
  }
}

/** Users may end their own sessions, and set their own passwords. */
const isOwn = ({ of }: Target, { me }: Rights) => of['userId'] === me.id || of['user'] === me.id

const refusalOf = (
  target: Target,
  rights: Rights,
  place: Place,
  { operations }: Code,
): RichText | undefined => {
  const need = needFor(target.id, operations, target.of['project'] ?? place['project'])
  const missing = missingRoles(need, rolesFor(target, rights, place, operations))
  if (!missing || isOwn(target, rights)) return undefined
  const told = missing.filter(
    ([first], at) => at === 0 || (first?.level === 'fleet' && rights.fleet !== null),
  )
  return reasonNeeds(
    told.map(([first]) => ({
      level: first!.level,
      role:
        first!.role === 'limited_collaborator' && !rights.hasLimited ? 'collaborator' : first!.role,
    })),
  )
}

/**
 * Why the user's roles do not allow what may change something; undefined if they do, or if that is
 * not known.
 */
export const reasonRefused = (
  subject: Restrictable,
  rights: Rights,
  place: Place,
  code: Code,
): RichText | undefined => {
  for (const target of targetsOf(subject, place, code)) {
    const reason = refusalOf(target, rights, place, code)
    if (reason) return reason
  }
  return undefined
}

/** Whether a role on a project may allow more than that on the silo does. */
const isOpen = ({ silo }: Rights) =>
  silo !== undefined && inheritedRole(silo ?? undefined) !== 'admin'

/** The query for the role on a project, if it counts. */
export const roleQueries = (state: RootState, project: string | undefined): readonly Query[] => {
  const rights = selectRights(state, project)
  return project !== undefined && rights && isOpen(rights) ? [projectPolicyQuery({ project })] : []
}

/** The queries for the roles that count on a page, as far as others leave them open. */
const selectQueries = (
  state: RootState,
  { params: { project }, route: { layout } }: RouteMatch,
  operations: OperationTable,
): readonly Query[] => {
  const rights = selectRights(state, project)
  if (!rights || layout.name === 'public') return []
  const { me, silo } = rights
  const isOnFleet =
    me.fleetViewer &&
    me.siloAdmin !== false &&
    (layout.name === 'system' || (project === undefined && isOpen(rights)))
  return [
    siloPolicyQuery,
    ...roleQueries(state, project),
    ...(isOnFleet ? [systemPolicyQuery] : []),
    ...(isOnFleet && silo && 'siloView' in operations
      ? [ownSiloQuery({ silo: me.siloId }) as Query]
      : []),
  ]
}

/** How long policies count as fresh when a page is opened, in seconds. */
const FRESH_SECONDS = 60

/**
 * Reads the policies that decide what the user may do on each page, and old ones again: a role may
 * have been given meanwhile.
 */
export function* watchRights() {
  const siloPolicy = cacheKey(siloPolicyQuery)
  let wanted = ''

  function* follow(isNewPage: boolean) {
    const state = yield* select((root: RootState) => root)
    const { routes, operations } = yield* services()
    const match = matchOf(routes, selectRoute(state))
    const queries = match ? selectQueries(state, match, operations) : []
    const keys = queries.map(cacheKey).join('\n')
    const dispatch = yield* dispatcher()
    const isOld = isNewPage && queries.some(query => isOlder(dispatch, query, FRESH_SECONDS))
    if (!isOld && keys === wanted) return
    wanted = keys
    if (isOld) yield* put(queriesReleased({ owner: 'rights' }))
    yield* put(queriesWanted({ owner: 'rights', queries }))
  }

  yield* call(follow, true)
  yield* takeEvery(navigationLoaded, () => follow(true))
  yield* takeEvery(
    (action: unknown) => answeredKey(action) === siloPolicy,
    () => follow(false),
  )
}

export { watchClock } from '@/store/tab/clock.saga'
