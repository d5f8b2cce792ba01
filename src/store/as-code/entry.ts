import { selectData } from '@/api/core/api'
import { objectIn, objectQueryOf } from '@/store/commands/object-query'
import type { RouteMatch } from '@/store/routing/match'
import type { RootState } from '@/store/setup/state'
import { asCodeRequested } from './forms'
import type { Scope } from './options'

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
