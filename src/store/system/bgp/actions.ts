import { createSelector } from '@reduxjs/toolkit'
import type { BgpAnnounceSet, BgpConfig, BgpPeerStatus } from '@/api/generated/types'
import { rich, type RichText } from '@/lib/rich-text'
import { deletion, type ActionViewModel } from '@/store/commands/action'
import { selectHasAuditLog, selectSupports } from '@/store/release/release'
import type { RootState } from '@/store/setup/state'
import { selectReasonNotAdmin } from '../fleet-role'
import { requestForm } from '../forms'
import { historyAction } from '../common-actions'
import { systemPaths } from '../paths'

/** The API gives peers no id. */
export const peerKey = (peer: BgpPeerStatus): string =>
  `${peer.switch}/${peer.peerId}/${peer.localAsn}`

/** What the actions on configurations and announce sets depend on. */
export const selectBgpPlace = createSelector(
  [
    selectReasonNotAdmin,
    selectHasAuditLog,
    (state: RootState) => selectSupports(state, 'bgpConfigUpdate'),
  ],
  (reason, hasHistory, canEdit) => ({ reason, hasHistory, canEdit }),
)

/** What the actions depend on besides their object. */
interface Place {
  /** Why the user cannot change anything. */
  reason: RichText | undefined
  hasHistory: boolean
}

interface ConfigPlace extends Place {
  /** Whether the rack can change a configuration. */
  canEdit: boolean
}

/** The actions on a configuration. */
export const bgpConfigActions = (
  { id, name, asn }: BgpConfig,
  { reason, hasHistory, canEdit }: ConfigPlace,
): ActionViewModel[] => [
  ...(canEdit
    ? [{ id: 'edit', label: 'Edit', to: systemPaths.bgpConfigEdit({ bgpConfig: name }), reason }]
    : []),
  {
    id: 'imported',
    label: 'Imported routes',
    to: systemPaths.bgpImported({ asn: `${asn}` }),
  },
  { id: 'messages', label: 'Message history', to: systemPaths.bgpHistory({ asn: `${asn}` }) },
  { id: 'viewJson', label: 'View JSON', event: requestForm('bgpJson', { kind: 'config', id }) },
  ...(hasHistory
    ? [historyAction(`/v1/system/networking/bgp?${new URLSearchParams({ name_or_id: name })}`, id)]
    : []),
  deletion(
    {
      id,
      kind: 'BGP configuration',
      name,
      reason,
      consequences: rich`This fails while the settings of a switch port use it.`,
    },
    { command: { endpoint: 'networkingBgpConfigDelete', args: { query: { nameOrId: id } } } },
  ),
]

/** The actions on an announce set. */
export const announceSetActions = (
  { id, name }: BgpAnnounceSet,
  { reason, hasHistory }: Place,
): ActionViewModel[] => [
  {
    id: 'edit',
    label: 'Edit',
    to: systemPaths.bgpAnnounceSetEdit({ announceSet: name }),
    reason,
  },
  {
    id: 'viewJson',
    label: 'View JSON',
    event: requestForm('bgpJson', { kind: 'announceSet', id }),
  },
  ...(hasHistory
    ? [historyAction(`/v1/system/networking/bgp-announce-set/${encodeURIComponent(name)}`, id)]
    : []),
  deletion(
    {
      id,
      kind: 'announce set',
      name,
      reason,
      consequences: rich`Its announcements are deleted too. This fails while a BGP configuration uses it.`,
    },
    {
      command: { endpoint: 'networkingBgpAnnounceSetDelete', args: { path: { announceSet: id } } },
    },
  ),
]

/** The lists that tell more of a peer. */
export const peerActions = ({ peerId, addr, localAsn }: BgpPeerStatus): ActionViewModel[] => {
  const asn = `${localAsn}`
  return [
    {
      id: 'exported',
      label: 'Exported prefixes',
      to: `${systemPaths.bgpExported()}?${new URLSearchParams({ q: `peer:${peerId}` })}`,
    },
    ...(localAsn > 0
      ? [
          {
            id: 'imported',
            label: 'Imported routes',
            to: `${systemPaths.bgpImported()}?${new URLSearchParams({ asn, q: `next-hop:${addr}` })}`,
          },
          { id: 'messages', label: 'Message history', to: systemPaths.bgpHistory({ asn }) },
        ]
      : []),
  ]
}
