/** The kinds of cached server data, named after the API's resources. */
export const tagTypes = [
  'accessToken',
  'addressLot',
  'addressLotBlock',
  'adoptionRequest',
  'affinityGroup',
  'affinityGroupMember',
  'alert',
  'alertClass',
  'alertDelivery',
  'alertReceiver',
  'allowList',
  'antiAffinityGroup',
  'antiAffinityGroupMember',
  'auditLogEntry',
  'authSettings',
  'bfdStatus',
  'bgpAnnouncement',
  'bgpAnnounceSet',
  'bgpConfig',
  'bgpStatus',
  'certificate',
  'currentUser',
  'disk',
  'externalIp',
  'externalSubnet',
  'firewallRules',
  'floatingIp',
  'group',
  'identityProvider',
  'image',
  'instance',
  'instanceDisk',
  'instanceExternalSubnet',
  'internetGateway',
  'internetGatewayIpAddress',
  'internetGatewayIpPool',
  'ipPool',
  'ipPoolRange',
  'ipPoolSilo',
  'ipPoolUtilization',
  'lldpConfig',
  'loopbackAddress',
  'multicastGroup',
  'multicastGroupMember',
  'networkingSettings',
  'networkInterface',
  'physicalDisk',
  'policy',
  'probe',
  'project',
  'rack',
  'rackMembership',
  'routerRoute',
  'scimToken',
  'silo',
  'siloQuotas',
  'sled',
  'sledInstance',
  'snapshot',
  'sshKey',
  'subnetNetworkInterface',
  'subnetPool',
  'subnetPoolMember',
  'subnetPoolSilo',
  'subnetPoolUtilization',
  'supportBundle',
  'switch',
  'switchPort',
  'switchPortSettings',
  'switchPortStatus',
  'trustRoot',
  'unadoptedDisk',
  'uninitializedSled',
  'updateRepository',
  'updateStatus',
  'user',
  'userBuiltin',
  'userSession',
  'userToken',
  'utilization',
  'vpc',
  'vpcRouter',
  'vpcSubnet',
  'webhookSecret',
] as const

export type TagType = (typeof tagTypes)[number]

/** Names cached server data. Without an id: everything of its type. */
export interface Tag {
  readonly type: TagType
  readonly id?: string
}

const LIST = 'LIST'

export interface Identified {
  readonly id: string
  readonly name?: string
}

/** One object, by the id or name in the request. */
export const tag = (type: TagType, id: string): Tag => ({ type, id })

/** All lists of the type. */
export const list = (type: TagType): Tag => ({ type, id: LIST })

/**
 * Everything of the type, details included. Not for the type of a deleted object: its detail, if
 * still on the screen, would be refetched and not found.
 */
export const every = (type: TagType): Tag => ({ type })

/** What a list provides: itself, and each item by id. */
export const items = (type: TagType, found: readonly Identified[]): readonly Tag[] => [
  list(type),
  ...found.map(({ id }) => tag(type, id)),
]

/** What a page of a list provides. */
export const itemsOf =
  (type: TagType) =>
  (page: { items: readonly Identified[] }): readonly Tag[] =>
    items(type, page.items)

/** What a detail provides: the object by the name or id in the request, and by its id. */
export const one = (type: TagType, asked: string, { id }: Identified): readonly Tag[] =>
  asked === id ? [tag(type, id)] : [tag(type, asked), tag(type, id)]

/** What a detail provides whose request names the object in this path parameter. */
export const oneBy =
  <Param extends string>(type: TagType, param: Param) =>
  (found: Identified, { path }: { path: { [Key in Param]: string } }): readonly Tag[] =>
    one(type, path[param], found)

/**
 * What a change to one object affects: the lists, and its details by id and by name. After a
 * rename, a detail still cached under the old name must not be refetched, because that name no
 * longer exists. It provides the id as well, so only the new name is invalidated.
 */
export const changed = (type: TagType, asked: string, { id, name }: Identified): readonly Tag[] => {
  if (name === undefined) return [list(type), ...one(type, asked, { id })]
  const renamed = asked !== id && asked !== name
  return renamed ? [list(type), tag(type, name)] : [list(type), tag(type, id), tag(type, name)]
}
