import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type { LldpLinkConfig, SwitchPort } from '@/api/generated/types'
import { camelToSnake } from '@/lib/case'
import type { RichText } from '@/lib/rich-text'
import { objectActions } from '@/store/palette/object-actions'
import { selectPageItems } from '@/store/paging/selectors'
import { listRows } from '@/store/queries/view-models'
import type { ScreenActionsSelector } from '@/store/routing/route'
import type { RootState } from '@/store/setup/state'
import { selectReasonNotAdmin } from '../fleet-role'
import { systemPaths, type SystemParams } from '../paths'
import * as queries from './queries'
import { switchPortActions } from './actions'
import { portName, sessionRisk, statusFacts, type SessionRisk } from './rules'

type Params = SystemParams<'switchPort'>

const selectNames = createSelector(
  [(state: RootState) => selectData(state, queries.allPortSettingsQuery)?.items],
  (all = []) => new Map(all.map(({ id, name }) => [id, name])),
)

const contextOf = weakMapMemoize(
  (settings: string | undefined, risk: SessionRisk, reason: RichText | undefined) => ({
    settings,
    risk,
    reason,
  }),
)

/** The name of the port’s settings, or their id if they are not known. */
const selectContext = (state: RootState, _params: unknown, { id, portSettingsId }: SwitchPort) =>
  contextOf(
    portSettingsId ? (selectNames(state).get(portSettingsId) ?? portSettingsId) : undefined,
    sessionRisk(selectData(state, queries.allSwitchPortsQuery)?.items ?? [], new Set([id])),
    selectReasonNotAdmin(state),
  )

type Context = ReturnType<typeof selectContext>

const toRow = (port: SwitchPort, _params: unknown, context: Context) => ({
  name: portName(port),
  href: systemPaths.switchPort({ portId: port.id }),
  settings: context.settings,
  actions: switchPortActions(port, context),
})

/** The actions on a port that is on no screen. */
export const selectActionsOfPort = (state: RootState, port: SwitchPort) =>
  switchPortActions(port, selectContext(state, {}, port))

/** The rows of the current page of switch ports. */
export const selectSwitchPortRows = listRows(
  () => queries.switchPortListQuery,
  toRow,
  selectContext,
)

const selectPorts = listRows(queries.switchPortQuery, toRow, selectContext)

/** The switch port on its own page. */
export const selectSwitchPort = (state: RootState, params: Params) =>
  selectPorts(state, params).find(({ id }) => id === params.portId)

/** The palette actions of a port’s page. */
export const selectSwitchPortActions = objectActions('Switch port', selectSwitchPort)

/** The pages of the listed ports, in the palette: ports have no names that it could find. */
export const selectGoToPorts: ScreenActionsSelector = createSelector(
  [(state: RootState) => selectPageItems(state, queries.switchPortListQuery)],
  ports => ({
    group: 'Go to switch port',
    actions: ports.map(port => ({
      id: port.id,
      label: portName(port),
      to: systemPaths.switchPort({ portId: port.id }),
    })),
  }),
)

const toStatus = weakMapMemoize((status: object) => ({
  links: statusFacts(status),
  json: JSON.stringify(camelToSnake(status), null, 2),
}))

/** What the switch reports on a port, or why it cannot; undefined while loading. */
export const selectPortStatus = (state: RootState, params: Params) => {
  const port = selectSwitchPort(state, params)
  const { data, error } = (port && selectEntry(state, queries.portStatusQuery(port))) ?? {}
  if (data !== undefined && data !== null) return toStatus(data as object)
  return error?.message
}

const selectNeighborRows = listRows(queries.lldpNeighborListQuery, neighbor => ({
  id: `${neighbor.localPort} ${neighbor.chassisId} ${neighbor.linkName}`,
  name: neighbor.systemName ?? neighbor.chassisId,
  addresses: neighbor.managementIp.map(({ addr }) =>
    'ipAddr' in addr
      ? addr.ipAddr
      : addr.iEEE802.map(byte => byte.toString(16).padStart(2, '0')).join(':'),
  ),
}))

const NONE: readonly never[] = []

/** The neighbors of the port on the page. */
export const selectLldpNeighborRows = (state: RootState, params: Params) => {
  const port = selectSwitchPort(state, params)
  return port ? selectNeighborRows(state, port) : NONE
}

/** Why the neighbors cannot be read; undefined if they can. */
export const selectLldpNeighborFailure = (state: RootState, params: Params) => {
  const port = selectSwitchPort(state, params)
  return port && selectEntry(state, queries.lldpNeighborListQuery(port))?.error?.message
}

const toLldp = weakMapMemoize((config: LldpLinkConfig, port: SwitchPort) => {
  const { portName: name, rackId, switchSlot } = port
  return { config, place: { portName: name, rackId, switchSlot } }
})

const toFailure = weakMapMemoize((failure: string) => ({ failure }))

/** What the port announces, or why that cannot be read; undefined while loading. */
export const selectLldp = (state: RootState, { portId }: Params) => {
  const port = selectData(state, queries.switchPortQuery({ portId }))?.items[0]
  const { data, error } = (port && selectEntry(state, queries.lldpConfigQuery(port))) ?? {}
  if (port && data) return toLldp(data, port)
  return error && toFailure(error.message)
}
