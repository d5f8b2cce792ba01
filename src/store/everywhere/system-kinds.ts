import type * as Api from '@/api/generated/types'
import { addressLotActions } from '@/store/system/address-lots/actions'
import * as queries from '@/store/system/switch-ports/queries'
import { receiverActions } from '@/store/system/alerting/actions'
import { alertReceiverListQuery } from '@/store/system/alerting/queries'
import { bfdSessionActions, sessionKey } from '@/store/system/bfd/actions'
import {
  announceSetActions,
  bgpConfigActions,
  peerActions,
  peerKey,
  selectBgpPlace,
} from '@/store/system/bgp/actions'
import { announceSetsQuery, bgpConfigListQuery } from '@/store/system/bgp/queries'
import {
  selectFleetRole,
  selectReasonNotAdmin,
  selectReasonNotOfSilo,
} from '@/store/system/fleet-role'
import { ipPoolActions } from '@/store/system/ip-pools/actions'
import { ipPoolListQuery, subnetPoolListQuery } from '@/store/system/ip-pools/queries'
import { bfdStatusQuery, bgpStatusQuery } from '@/store/system/issues/queries'
import { loopbackAddressActions } from '@/store/system/loopback-addresses/actions'
import { shortId, systemPaths } from '@/store/system/paths'
import {
  physicalDiskListQuery,
  rackListQuery,
  sledListQuery,
  switchListQuery,
} from '@/store/system/sleds/queries'
import { selectActionsOfSettings } from '@/store/system/port-settings/port-settings'
import { siloActions } from '@/store/system/silos/actions'
import { identityProviderListQuery, siloListQuery } from '@/store/system/silos/queries'
import { sledActions } from '@/store/system/sleds/actions'
import { subnetPoolActions } from '@/store/system/subnet-pools/actions'
import { allBundlesQuery } from '@/store/system/support-bundles/queries'
import { selectActionsOfBundle } from '@/store/system/support-bundles/actions'
import { portName } from '@/store/system/switch-ports/rules'
import { selectActionsOfPort } from '@/store/system/switch-ports/switch-ports'
import { define, listed } from './kind'

/** The kinds that operators see. */
export const SYSTEM_KINDS = {
  identityProvider: define('identityProvider')<Api.IdentityProvider, { silo: string }>({
    page: systemPaths.identityProvider,
    list: identityProviderListQuery,
    per: 'silo',
    isFor: 'operators',
    actions: () => [],
  }),
  silo: define('silo')<Api.Silo>({
    page: systemPaths.silo,
    list: () => siloListQuery,
    isFor: 'operators',
    actions: (state, item) =>
      siloActions(item, selectReasonNotOfSilo(state, item.id, 'collaborator')),
  }),
  pool: define('pool')<Api.IpPool>({
    page: systemPaths.ipPool,
    list: () => ipPoolListQuery({}),
    isFor: 'operators',
    actions: (state, item) => ipPoolActions(item, { role: selectFleetRole(state) }),
  }),
  sled: define('sled')<Api.Sled>({
    page: systemPaths.sled,
    opens: systemPaths.sledInstances,
    list: () => sledListQuery,
    isFor: 'operators',
    nameOf: ({ baseboard }) => baseboard.serial,
    keyOf: ({ id }) => id,
    actions: (_state, item) => sledActions(item),
  }),
  subnetPool: define('subnetPool')<Api.SubnetPool>({
    page: systemPaths.subnetPool,
    list: () => subnetPoolListQuery,
    isFor: 'operators',
    needs: 'subnetPools',
    actions: (state, item) => subnetPoolActions(item, { role: selectFleetRole(state) }),
  }),
  addressLot: define('addressLot')<Api.AddressLot>({
    page: systemPaths.addressLot,
    list: () => queries.addressLotListQuery,
    isFor: 'operators',
    actions: (state, item) => addressLotActions(item, { role: selectFleetRole(state) }),
  }),
  receiver: define('receiver')<Api.AlertReceiver>({
    page: systemPaths.alertReceiver,
    list: () => alertReceiverListQuery,
    isFor: 'operators',
    needs: 'alerts',
    actions: (state, item) => receiverActions(item, { role: selectFleetRole(state) }),
  }),
  physicalDisk: define('physicalDisk')<Api.PhysicalDisk>({
    page: systemPaths.physicalDisk,
    list: () => physicalDiskListQuery,
    isFor: 'operators',
    nameOf: ({ serial }) => serial,
    keyOf: ({ id }) => id,
    actions: () => [],
  }),
  rack: define('rack')<Api.Rack>({
    page: systemPaths.rack,
    list: () => rackListQuery,
    isFor: 'operators',
    nameOf: ({ id }) => id,
    keyOf: ({ id }) => id,
    actions: () => [],
  }),
  switch: define('switch')<Api.Switch>({
    page: systemPaths.switch,
    list: () => switchListQuery,
    isFor: 'operators',
    nameOf: ({ baseboard }) => baseboard.serial,
    keyOf: ({ id }) => id,
    actions: () => [],
  }),
  switchPort: define('switchPort')<Api.SwitchPort>({
    page: systemPaths.switchPort,
    list: () => queries.switchPortListQuery,
    isFor: 'operators',
    nameOf: portName,
    keyOf: ({ id }) => id,
    actions: selectActionsOfPort,
    context: () => [queries.allSwitchPortsQuery, queries.allPortSettingsQuery],
  }),
  portSettings: define('portSettings')<Api.SwitchPortSettingsIdentity>({
    page: systemPaths.portSettingsPage,
    list: () => queries.portSettingsListQuery,
    isFor: 'operators',
    actions: selectActionsOfSettings,
    context: () => [queries.allSwitchPortsQuery],
  }),
  loopbackAddress: define('loopbackAddress')<Api.LoopbackAddress>({
    page: ({ loopbackAddress }) => listed(systemPaths.loopbackAddresses(), loopbackAddress),
    list: () => queries.loopbackAddressListQuery,
    isFor: 'operators',
    nameOf: ({ address, switchSlot }) => `${address} on ${switchSlot}`,
    keyOf: ({ address, switchSlot }) => `address:${address} switch:${switchSlot}`,
    addressesOf: ({ address }) => [address],
    actions: (state, item) => loopbackAddressActions(item, selectReasonNotAdmin(state)),
  }),
  bgpConfig: define('bgpConfig')<Api.BgpConfig>({
    page: systemPaths.bgpConfigEdit,
    opens: ({ bgpConfig }) => listed(systemPaths.bgpConfigs(), `name:${bgpConfig}`),
    list: () => bgpConfigListQuery,
    isFor: 'operators',
    actions: (state, item) => bgpConfigActions(item, selectBgpPlace(state)),
  }),
  announceSet: define('announceSet')<Api.BgpAnnounceSet>({
    page: systemPaths.bgpAnnounceSet,
    list: () => announceSetsQuery,
    isUnpaged: true,
    isFor: 'operators',
    actions: (state, item) => announceSetActions(item, selectBgpPlace(state)),
  }),
  bgpPeer: define('bgpPeer')<Api.BgpPeerStatus>({
    page: ({ bgpPeer }) => listed(systemPaths.bgp(), bgpPeer),
    list: () => bgpStatusQuery,
    isUnpaged: true,
    isFor: 'operators',
    nameOf: ({ peerId, switch: slot }) => `${peerId} on ${slot}`,
    keyOf: peer => `peer:${peer.peerId} switch:${peer.switch}`,
    idOf: peerKey,
    addressesOf: ({ addr }) => [addr],
    actions: (_state, item) => peerActions(item),
  }),
  bfdSession: define('bfdSession')<Api.BfdStatus>({
    page: ({ bfdSession }) => listed(systemPaths.bfd(), bfdSession),
    list: () => bfdStatusQuery,
    isUnpaged: true,
    isFor: 'operators',
    nameOf: ({ peer, switchSlot }) => `${peer} on ${switchSlot}`,
    keyOf: ({ peer, switchSlot }) => `peer:${peer} switch:${switchSlot}`,
    idOf: sessionKey,
    addressesOf: ({ peer, local }) => [peer, ...(local ? [local] : [])],
    actions: (state, item) => bfdSessionActions(item, selectReasonNotAdmin(state)),
  }),
  supportBundle: define('supportBundle')<Api.SupportBundleInfo>({
    page: systemPaths.supportBundle,
    list: () => allBundlesQuery,
    isFor: 'operators',
    nameOf: ({ id, userComment }) => userComment || shortId(id),
    keyOf: ({ id }) => id,
    actions: selectActionsOfBundle,
    screen: { id: 'system/support-bundles/list', to: systemPaths.supportBundles() },
  }),
} as const
