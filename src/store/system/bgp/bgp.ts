import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { parseIp } from '@/lib/ip'
import { pollEvery } from '@/store/polling/poll-every'
import { listRows } from '@/store/queries/view-models'
import type { ScreenActions } from '@/store/routing/route'
import type { RootState } from '@/store/setup/state'
import { bgpStatusQuery } from '../issues/queries'
import { systemPaths, type SystemParams } from '../paths'
import {
  announceSetActions,
  bgpConfigActions,
  peerActions,
  peerKey,
  selectBgpPlace,
} from './actions'
import * as queries from './queries'
import { blocksIn, routerId } from './rules'

/** How often the peers are read unless the user chooses, in milliseconds. */
export const PEERS_EVERY = 10_000

export const peersPoll = pollEvery(bgpStatusQuery, PEERS_EVERY)

/** The peers of all switches that could be reached. */
export const selectPeerRows = createSelector(
  [(state: RootState) => selectData(state, bgpStatusQuery)],
  (peers = []) =>
    peers.map(peer => ({
      ...peer,
      id: peerKey(peer),
      name: peer.peerId,
      /** An unnumbered peer is known by the interface it is expected on. */
      isUnnumbered: !parseIp(peer.peerId),
      actions: peerActions(peer),
    })),
)

/** The configurations on the current page. */
export const selectBgpConfigRows = listRows(
  queries.bgpConfigListQuery,
  (config, _params, place) => ({
    ...(place.canEdit && { href: systemPaths.bgpConfigEdit({ bgpConfig: config.name }) }),
    actions: bgpConfigActions(config, place),
  }),
  selectBgpPlace,
)

export const selectAnnounceSetRows = createSelector(
  [(state: RootState) => selectData(state, queries.announceSetsQuery), selectBgpPlace],
  (sets = [], place) =>
    sets.map(set => ({
      ...set,
      href: systemPaths.bgpAnnounceSet({ announceSet: set.name }),
      actions: announceSetActions(set, place),
    })),
)

/** The announce sets, which the palette opens. */
export const selectAnnounceSetPalette = createSelector(
  [selectAnnounceSetRows],
  (rows): ScreenActions => ({
    group: 'Go to announce set',
    actions: rows.map(({ id, name, href }) => ({ id, label: name, to: href })),
  }),
)

type SetParams = SystemParams<'bgpAnnounceSet'>

/** The announce set in the open panel, by name or id. */
export const selectAnnounceSet = (state: RootState, { announceSet }: SetParams) =>
  selectAnnounceSetRows(state).find(({ id, name }) => name === announceSet || id === announceSet)

/** The blocks of all lots that have been read. */
export const selectBlocks = (state: RootState) => blocksIn(query => selectData(state, query))

/** What an announce set announces; undefined until it is read. */
export const selectAnnouncements = (state: RootState, params: SetParams) =>
  selectData(state, queries.announcementsQuery(params))

/** The prefixes announced to each peer. */
export const selectExportedRows = createSelector(
  [(state: RootState) => selectData(state, queries.bgpExportedQuery)],
  (exported = []) =>
    exported.map(each => ({ ...each, id: `${each.switch}/${each.peerId}/${each.prefix}` })),
)

interface InAddress {
  asn?: string
}

const selectConfigs = (state: RootState) =>
  selectData(state, queries.allBgpConfigsQuery)?.items ?? NONE
const NONE: readonly never[] = []

/** The autonomous systems to choose from. */
export const selectAsnChoices = createSelector([selectConfigs], configs =>
  configs.map(({ asn, name }) => ({ value: `${asn}`, label: `AS ${asn} (${name})` })),
)

/** The number of the autonomous system that the tab shows; undefined if there is none. */
export const selectChosenAsn = (state: RootState, { asn }: InAddress): number | undefined =>
  queries.chosenAsn(selectConfigs(state), asn)

const selectImported = (state: RootState, params: InAddress) => {
  const [query] = queries.importedQueries(params, each => selectData(state, each))
  return query && selectData(state, query)
}

/** The routes learned from peers. */
export const selectImportedRows = createSelector([selectImported], (routes = []) =>
  routes.map(route => ({
    ...route,
    id: `${route.switch}/${route.prefix}/${route.nexthop}/${route.id}`,
    routerId: routerId(route.id),
    routerNumber: route.id,
  })),
)

const selectMessages = (state: RootState, params: InAddress) => {
  const [query] = queries.messagesQueries(params, each => selectData(state, each))
  return query && selectData(state, query)
}

/** The messages exchanged with each peer, as JSON. */
export const selectHistories = createSelector([selectMessages], answer =>
  (answer?.switch_histories ?? []).map(({ switch: slot, history }) => ({
    slot,
    peers: Object.entries(history).map(([peer, messages]) => ({
      peer,
      /** Null if the messages are not a list. */
      count: Array.isArray(messages) ? messages.length : null,
      messages,
    })),
  })),
)
