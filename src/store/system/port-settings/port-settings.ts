import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type {
  SwitchPort,
  SwitchPortSettings,
  SwitchPortSettingsIdentity,
} from '@/api/generated/types'
import type { RichText } from '@/lib/rich-text'
import { objectActions } from '@/store/palette/object-actions'
import { listRows, objectView } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import {
  lotOfBlock,
  allSwitchPortsQuery,
  portSettingsListQuery,
  portSettingsViewQuery,
} from '../switch-ports/queries'
import { allBgpConfigsQuery } from '../bgp/queries'
import { selectReasonNotAdmin } from '../fleet-role'
import { systemPaths, type SystemParams } from '../paths'
import { portName } from '../switch-ports/rules'
import { portSettingsActions } from './actions'

type Params = SystemParams<'portSettingsPage'>

const NONE: readonly SwitchPort[] = []

/** The ports that use settings, by the id of the settings. */
const selectPortsBySettings = createSelector(
  [(state: RootState) => selectData(state, allSwitchPortsQuery)?.items],
  ports => {
    if (!ports) return undefined
    const found = new Map<string, SwitchPort[]>()
    for (const port of ports) {
      const { portSettingsId } = port
      if (portSettingsId) found.set(portSettingsId, [...(found.get(portSettingsId) ?? []), port])
    }
    return found
  },
)

/** The ports that use the settings with that id; undefined if the ports are not known. */
export const selectPortsUsing = (
  state: RootState,
  id: string,
): readonly SwitchPort[] | undefined => {
  const ports = selectPortsBySettings(state)
  return ports && (ports.get(id) ?? NONE)
}

const contextOf = weakMapMemoize(
  (ports: readonly SwitchPort[] | undefined, notAdmin: RichText | undefined) => ({
    /** Undefined if they are not known. */
    ports: ports?.map(port => ({
      id: port.id,
      name: portName(port),
      href: systemPaths.switchPort({ portId: port.id }),
    })),
    place: { ports: ports?.map(portName) ?? [], notAdmin },
  }),
)

const selectContext = (state: RootState, _params: unknown, { id }: { id: string }) =>
  contextOf(selectPortsUsing(state, id), selectReasonNotAdmin(state))

/** The actions on settings that are on no screen. */
export const selectActionsOfSettings = (state: RootState, settings: SwitchPortSettingsIdentity) =>
  portSettingsActions(settings, selectContext(state, {}, settings).place)

/** The rows of the current page of port settings. */
export const selectPortSettingsRows = listRows(
  () => portSettingsListQuery,
  (settings, _params, { ports, place }) => ({
    href: systemPaths.portSettingsPage({ settings: settings.name }),
    ports,
    actions: portSettingsActions(settings, place),
  }),
  selectContext,
)

/** The port settings on their own page. */
export const selectPortSettings = objectView(
  portSettingsViewQuery,
  (settings, params: Params, { ports, place }) => ({
    ports,
    actions: portSettingsActions(settings, {
      ...place,
      screen: systemPaths.portSettingsPage(params),
    }),
  }),
  selectContext,
)

/** The palette actions of the page. */
export const selectPortSettingsActions = objectActions('Port settings', selectPortSettings)

/** Port settings refer to BGP configurations by id. */
const selectBgpNames = createSelector(
  [(state: RootState) => selectData(state, allBgpConfigsQuery)?.items],
  (all = []) => new Map(all.map(({ id, name }) => [id, name])),
)

/** Adds what lists need: a key and a name. The parts of settings have none. */
const keyed = <Part extends object>(parts: readonly Part[], nameOf: (part: Part) => string) =>
  parts.map((part, at) => ({ ...part, id: String(at), name: nameOf(part) }))

const toParts = weakMapMemoize(
  (
    settings: SwitchPortSettings,
    bgpNames: ReadonlyMap<string, string>,
    lots: readonly (string | undefined)[],
  ) => ({
    geometry: settings.port.geometry,
    links: keyed(settings.links, ({ linkName }) => linkName),
    lldp: keyed(
      settings.links.flatMap(({ linkName, lldpLinkConfig }) =>
        lldpLinkConfig ? [{ link: linkName, config: lldpLinkConfig }] : [],
      ),
      ({ link }) => link,
    ),
    txEq: keyed(
      settings.links.flatMap(({ linkName, txEqConfig }) =>
        txEqConfig ? [{ link: linkName, ...txEqConfig }] : [],
      ),
      ({ link }) => link,
    ),
    interfaces: keyed(settings.interfaces, ({ interfaceName }) => interfaceName),
    vlans: keyed(
      settings.interfaces.flatMap(({ interfaceName, kind }) =>
        kind.type === 'vlan' ? [{ interfaceName, vid: kind.vid }] : [],
      ),
      ({ interfaceName }) => interfaceName,
    ),
    addresses: keyed(
      settings.addresses.map((address, at) => ({
        ...address,
        lot: (address.addressLotName as string | undefined) ?? lots[at],
      })),
      ({ address }) => address,
    ),
    routes: keyed(settings.routes, ({ dst }) => dst),
    peers: keyed(
      settings.bgpPeers.map(peer => ({
        ...peer,
        config: bgpNames.get(peer.bgpConfig) ?? peer.bgpConfig,
      })),
      ({ addr }) => (addr.type === 'numbered' ? addr.targetAddr : 'unnumbered peer'),
    ),
    groups: keyed(settings.groups, ({ portSettingsGroupId }) => portSettingsGroupId),
  }),
)

const sameLots = weakMapMemoize((...lots: readonly (string | undefined)[]) => lots)

/** The parts of the port settings on the page; undefined until they are loaded. */
export const selectPortSettingsParts = (state: RootState, params: Params) => {
  const settings = selectData(state, portSettingsViewQuery(params))
  if (!settings) return undefined
  const lots = settings.addresses.map(({ addressLotBlockId, addressLotName }) =>
    (addressLotName as string | undefined) === undefined
      ? lotOfBlock(addressLotBlockId, query => selectData(state, query) ?? undefined)
      : undefined,
  )
  return toParts(settings, selectBgpNames(state), sameLots(...lots))
}
