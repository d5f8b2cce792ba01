/** The kinds of cached server data, named after the API's resources. */
export const tagTypes = [
  'addressLot',
  'addressLotBlock',
  'affinityGroup',
  'affinityGroupMember',
  'allowList',
  'antiAffinityGroup',
  'antiAffinityGroupMember',
  'bfdStatus',
  'bgpAnnounceSet',
  'bgpAnnouncement',
  'bgpConfig',
  'bgpStatus',
  'certificate',
  'currentUser',
  'disk',
  'externalIp',
  'firewallRules',
  'floatingIp',
  'group',
  'identityProvider',
  'image',
  'instance',
  'instanceDisk',
  'internetGateway',
  'internetGatewayIpAddress',
  'internetGatewayIpPool',
  'ipPool',
  'ipPoolRange',
  'ipPoolSilo',
  'ipPoolUtilization',
  'lldpConfig',
  'loopbackAddress',
  'networkInterface',
  'physicalDisk',
  'policy',
  'probe',
  'project',
  'rack',
  'role',
  'routerRoute',
  'silo',
  'siloQuotas',
  'sled',
  'sledInstance',
  'snapshot',
  'sshKey',
  'subnetNetworkInterface',
  'supportBundle',
  'switch',
  'switchPort',
  'switchPortSettings',
  'switchPortStatus',
  'targetRelease',
  'uninitializedSled',
  'user',
  'userBuiltin',
  'utilization',
  'vpc',
  'vpcRouter',
  'vpcSubnet',
] as const

export type TagType = (typeof tagTypes)[number]

/** Names a piece of cached server data. Without an id: everything of its type. */
export interface Tag {
  readonly type: TagType
  readonly id?: string
}

const LIST = 'LIST'

interface Identified {
  readonly id: string
  readonly name?: string
}

/** One object, by the id or the name it was asked for. */
export const tag = (type: TagType, id: string): Tag => ({ type, id })

/** All lists of the type. */
export const list = (type: TagType): Tag => ({ type, id: LIST })

/**
 * Everything of the type, details included. Not for the type of what was just deleted: a detail
 * that is still on the screen would be fetched again and found missing.
 */
export const every = (type: TagType): Tag => ({ type })

/** What a list provides: itself, and each item by id. */
export const items = (type: TagType, found: readonly Identified[]): readonly Tag[] => [
  list(type),
  ...found.map(({ id }) => tag(type, id)),
]

/** The same of a page of such a list. */
export const itemsOf =
  (type: TagType) =>
  (page: { items: readonly Identified[] }): readonly Tag[] =>
    items(type, page.items)

/** What a detail provides: the object as it was asked for, by name or by id, and by id. */
export const one = (type: TagType, asked: string, { id }: Identified): readonly Tag[] =>
  asked === id ? [tag(type, id)] : [tag(type, asked), tag(type, id)]

/** The same of an object that is asked for by that parameter of the path. */
export const oneBy =
  <Param extends string>(type: TagType, param: Param) =>
  (found: Identified, { path }: { path: { [Key in Param]: string } }): readonly Tag[] =>
    one(type, path[param], found)

/**
 * What a change of one object touches: the lists, and its details under its id and its name.
 * After a change of the name, a detail still held under the old one must not be fetched again,
 * since nothing answers to that name any more; so only the new name is told.
 */
export const changed = (type: TagType, asked: string, { id, name }: Identified): readonly Tag[] => {
  if (name === undefined) return [list(type), ...one(type, asked, { id })]
  const renamed = asked !== id && asked !== name
  return renamed ? [list(type), tag(type, name)] : [list(type), tag(type, id), tag(type, name)]
}
