import { selectData } from '@/api/core/api'
import { objectIn, objectQueryOf } from '@/store/commands/object-query'
import type { RouteMatch } from '@/store/routing/match'
import type { RootState } from '@/store/setup/state'
import { asCodeRequested } from './forms'
import { isOfSystem, type Scope } from './options'

/** The kinds of objects that belong to no project, by what reads them. */
const KINDS: Readonly<Record<string, Scope['kind']>> = {
  silo: 'silo',
  systemIpPool: 'systemPool',
  systemSubnetPool: 'systemSubnetPool',
  networkingAddressLot: 'addressLot',
  currentUserSshKey: 'sshKey',
}

/** The event that shows the object of a page or panel as code; undefined if it cannot be shown. */
export const asCodeOfScreen = (state: RootState, route: RouteMatch) => {
  const query = objectQueryOf(state, route)
  const object = query && objectIn(selectData(state, query))
  const { project } = route.params as { project?: string }
  if (!object) return undefined
  const base = query.endpoint.replace(/View$/, '')
  const kind = KINDS[base]
  if (kind !== undefined) return asCodeRequested({ kind, ids: object.id })
  if (project === undefined) return undefined
  return asCodeRequested({ project, kind: base as Scope['kind'], ids: object.id })
}

/** What can be shown as code, by the noun of a list. */
const ROWS: Readonly<Record<string, Scope['kind']>> = {
  instance: 'instance',
  disk: 'disk',
  snapshot: 'snapshot',
  VPC: 'vpc',
  'floating IP': 'floatingIp',
  'external subnet': 'externalSubnet',
  'affinity group': 'antiAffinityGroup',
  'anti-affinity group': 'antiAffinityGroup',
  'firewall rule': 'firewallRules',
  silo: 'silo',
  'IP pool': 'systemPool',
  'subnet pool': 'systemSubnetPool',
  'address lot': 'addressLot',
  'SSH key': 'sshKey',
}

/** What rows are known by. The rules of a VPC are only written together. */
interface Row {
  readonly id?: string | undefined
  readonly vpcId?: string
  readonly kind?: string
}

/** The provider knows one kind of the groups of a list. */
const isWritten = ({ kind }: Row): boolean => kind !== 'affinity'

/** The event that shows rows of a list as code; undefined if they cannot be shown. */
export const asCodeOfRows = (
  noun: string,
  rows: readonly Row[],
  project: string | undefined,
  keyOf: (row: object) => string = row => (row as Row).id ?? '',
) => {
  const kind = ROWS[noun]
  // Lists of others, such as the instances of a sled, do not say which project their rows are of.
  const isOfPlace = kind && isOfSystem({ kind, ids: [] }) === (project === undefined)
  if (!isOfPlace || !rows.every(isWritten)) return undefined
  const ids =
    kind === 'firewallRules'
      ? [...new Set(rows.map(({ vpcId = '' }) => vpcId))]
      : rows.map(keyOf).toSorted()
  return asCodeRequested({ ...(project !== undefined && { project }), kind, ids: ids.join(',') })
}
