import { createSelector } from '@reduxjs/toolkit'
import { selectEntry, type ApiState, type Entry } from '@/api/core/api'
import type { BgpExported, BgpPeerStatus } from '@/api/generated/types'
import type { Query } from '@/api/operations/table'
import { supports } from '@/api/releases/ladder'
import { containsCidr, parseCidr, type Cidr } from '@/lib/cidr'
import { formatNumber } from '@/lib/number'
import { linked, rich, type RichText } from '@/lib/rich-text'
import { pluralize } from '@/lib/text'
import { isAnswered, nextReads } from '@/store/queries/stable-list'
import { selectRelease } from '@/store/release/release'
import type { RootState } from '@/store/setup/state'
import { announcementsQuery, announceSetsQuery, bgpExportedQuery } from '@/store/system/bgp/queries'
import { bgpStatusQuery } from '@/store/system/issues/queries'
import { systemPaths } from '@/store/system/paths'
import { toBlock, type Step } from './facts'

/* Whether the rack announces an external address to the network, which fleet viewers may read. */

/** Number of announce sets that are looked into. */
const MOST_SETS = 50

/** Any query that the step reads, so that pages can tell whether its operations have been loaded. */
export const announcedQuery: Query = announceSetsQuery

const setsIn = (state: ApiState) =>
  (selectEntry(state, announceSetsQuery)?.data ?? []).slice(0, MOST_SETS)

const allQueries = (state: ApiState): readonly Query[] => [
  announceSetsQuery,
  bgpStatusQuery,
  bgpExportedQuery,
  ...setsIn(state).map(({ name }) => announcementsQuery({ announceSet: name })),
]

/** What is to be read now. */
export const selectAnnouncedQueries = (state: RootState): readonly Query[] =>
  nextReads(state, allQueries(state))

const stepOf = (state: Step['state'], text: RichText): Step => ({
  id: 'announced',
  title: 'Announced',
  rank: Infinity,
  state,
  text,
  by: '',
})

const problemIn = (entries: readonly (Entry<unknown> | undefined)[]): string | undefined =>
  entries.find(entry => entry?.error)?.error?.message

interface Sessions {
  peers: Entry<readonly BgpPeerStatus[]> | undefined
  exported: Entry<readonly BgpExported[]> | undefined
  /** Whether exported prefixes tell their switch. */
  hasRows: boolean
}

/** To how many of the peers with an established session a block is announced. */
const peersText = ({ peers, exported, hasRows }: Sessions, block: Cidr): RichText => {
  const unread = problemIn([peers, exported])
  if (unread !== undefined) return rich`. To which peers is not known: ${unread}`
  const up = (peers?.data ?? []).filter(({ state }) => state === 'established')
  if (up.length === 0) return rich`. No BGP session is established.`
  if (!hasRows)
    return rich`. ${pluralize('BGP session', up.length)} ${up.length === 1 ? 'is' : 'are'} established.`
  const told = up.filter(peer =>
    (exported?.data ?? []).some(({ peerId, switch: slot, prefix }) => {
      const net = parseCidr(prefix)
      return peerId === peer.peerId && slot === peer.switch && net && containsCidr(net, block)
    }),
  )
  return rich` to ${formatNumber(told.length)} of ${pluralize('peer', up.length)} that ${up.length === 1 ? 'is' : 'are'} up.`
}

/** Whether an external address or subnet is announced. Never decides. */
export const selectAnnounced = createSelector(
  [(state: RootState) => state.api, (_state: RootState, address: string) => address, selectRelease],
  (api, address, release): Step => {
    const state = { api }
    const block = toBlock(address)
    const sets = setsIn(state)
    const lists = sets.map(({ name }) =>
      selectEntry(state, announcementsQuery({ announceSet: name })),
    )
    const unread = problemIn([selectEntry(state, announceSetsQuery), ...lists])
    if (unread !== undefined)
      return stepOf('unknown', rich`The announced prefixes could not be read: ${unread}`)
    if (!block || !allQueries(state).every(query => isAnswered(selectEntry(state, query))))
      return stepOf('pending', rich`Reading what is announced…`)
    const [found] = sets
      .flatMap(({ name }, at) =>
        (lists[at]?.data ?? []).flatMap(({ network }) => {
          const net = parseCidr(network)
          return net && containsCidr(net, block) ? [{ name, network, width: net.width }] : []
        }),
      )
      .toSorted((a, b) => b.width - a.width)
    if (!found)
      return stepOf(
        'information',
        rich`No announce set has a prefix with ${address}. It is reachable only if your network routes it otherwise.`,
      )
    const sessions = {
      peers: selectEntry(state, bgpStatusQuery),
      exported: selectEntry(state, bgpExportedQuery),
      hasRows: supports(release, 'bgpUnnumbered'),
    }
    const set = linked(found.name, systemPaths.bgpAnnounceSet({ announceSet: found.name }))
    return stepOf(
      'information',
      rich`${address} lies in ${found.network}, announced by ${set}${peersText(sessions, block)}`,
    )
  },
)
