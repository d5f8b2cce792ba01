import { SECRETS } from '@/api/operations/secrets'
import { FEATURES } from '@/api/releases/features'
import type { ByHand } from './generate'

/**
 * The operations of each area of the console, whose code contains their calls: `first` for the first
 * scripts, the others load with their routes. All that are not named here are called by no screen,
 * and make the area `rest`.
 */
const AREAS = {
  first: `affinityGroupList affinityGroupMemberInstanceAdd affinityGroupMemberInstanceDelete
    antiAffinityGroupList antiAffinityGroupMemberInstanceAdd
    antiAffinityGroupMemberInstanceDelete currentUserGroups currentUserSshKeyCreate
    currentUserSshKeyDelete currentUserSshKeyList currentUserSshKeyView currentUserView
    deviceAuthConfirm diskBulkWriteImport diskBulkWriteImportStart diskBulkWriteImportStop
    diskCreate diskDelete diskFinalizeImport diskList diskView floatingIpAttach floatingIpCreate
    floatingIpDelete floatingIpDetach floatingIpList floatingIpUpdate floatingIpView groupList
    imageCreate imageDelete imageDemote imageList imagePromote imageView
    instanceAffinityGroupList instanceAntiAffinityGroupList instanceCreate instanceDelete
    instanceDiskAttach instanceDiskDetach instanceDiskList instanceEphemeralIpAttach
    instanceEphemeralIpDetach instanceExternalIpList instanceList instanceNetworkInterfaceCreate
    instanceNetworkInterfaceDelete instanceNetworkInterfaceList instanceNetworkInterfaceUpdate
    instanceReboot instanceSerialConsole instanceSerialConsoleStream instanceSshPublicKeyList
    instanceStart instanceStop instanceUpdate instanceView ipPoolList loginLocal logout ping
    policyUpdate policyView projectCreate projectDelete projectList projectPolicyUpdate
    projectPolicyView projectUpdate projectView siloMetric siloPolicyUpdate siloPolicyView
    siloUserList snapshotCreate snapshotDelete snapshotList snapshotView
    systemIpPoolUtilizationView systemMetric systemNetworkingSettingsView systemPolicyUpdate
    systemPolicyView systemTimeseriesQuery systemTimeseriesSchemaList systemUpdateStatus
    timeseriesQuery userList utilizationView vpcCreate vpcDelete vpcFirewallRulesUpdate
    vpcFirewallRulesView vpcList vpcSubnetCreate vpcSubnetDelete vpcSubnetList
    vpcSubnetListNetworkInterfaces vpcSubnetUpdate vpcSubnetView vpcUpdate vpcView`,
  account: `authSettingsUpdate authSettingsView currentUserAccessTokenDelete currentUserAccessTokenList
    groupView userLogout userSessionList userTokenList userView`,
  affinity: `affinityGroupCreate affinityGroupDelete affinityGroupMemberInstanceView
    affinityGroupMemberList affinityGroupUpdate affinityGroupView antiAffinityGroupCreate
    antiAffinityGroupDelete antiAffinityGroupMemberInstanceView antiAffinityGroupMemberList
    antiAffinityGroupUpdate antiAffinityGroupView`,
  external: `externalSubnetAttach externalSubnetCreate externalSubnetDelete externalSubnetDetach
    externalSubnetList externalSubnetUpdate externalSubnetView instanceExternalSubnetList
    subnetPoolList subnetPoolView`,
  multicast: `instanceMulticastGroupJoin instanceMulticastGroupLeave instanceMulticastGroupList
    multicastGroupList multicastGroupMemberList multicastGroupView`,
  system: `alertClassList alertDeliveryList alertDeliveryResend alertList alertReceiverDelete
    alertReceiverList alertReceiverProbe alertReceiverSubscriptionAdd
    alertReceiverSubscriptionRemove alertReceiverView alertView auditLogList certificateCreate
    certificateDelete certificateList certificateView localIdpUserCreate localIdpUserDelete
    localIdpUserSetPassword networkingAddressLotBlockList networkingAddressLotCreate
    networkingAddressLotDelete networkingAddressLotList networkingAddressLotView
    networkingAllowListUpdate networkingAllowListView networkingBfdDisable networkingBfdEnable
    networkingBfdStatus networkingBgpAnnounceSetDelete networkingBgpAnnounceSetList
    networkingBgpAnnounceSetUpdate networkingBgpAnnouncementList networkingBgpConfigCreate
    networkingBgpConfigDelete networkingBgpConfigList networkingBgpConfigUpdate
    networkingBgpExported networkingBgpImported networkingBgpMessageHistory networkingBgpStatus
    networkingInboundIcmpUpdate networkingInboundIcmpView networkingLoopbackAddressCreate
    networkingLoopbackAddressDelete networkingLoopbackAddressList
    networkingSwitchPortApplySettings networkingSwitchPortClearSettings networkingSwitchPortList
    networkingSwitchPortLldpConfigUpdate networkingSwitchPortLldpConfigView
    networkingSwitchPortLldpNeighbors networkingSwitchPortSettingsCreate
    networkingSwitchPortSettingsDelete networkingSwitchPortSettingsList
    networkingSwitchPortSettingsView networkingSwitchPortStatus physicalDiskDisableAdoption
    physicalDiskEnableAdoption physicalDiskList physicalDiskListAdoptionRequests
    physicalDiskListUnadopted physicalDiskView rackList rackMembershipAbort
    rackMembershipAddSleds rackMembershipStatus rackView samlIdentityProviderCreate
    samlIdentityProviderView scimTokenCreate scimTokenDelete scimTokenList siloCreate siloDelete
    siloIdentityProviderList siloIpPoolList siloList siloQuotasUpdate siloQuotasView
    siloSubnetPoolList siloUserView siloUtilizationList siloUtilizationView siloView
    sledInstanceList sledList sledListUninitialized sledPhysicalDiskList sledSetProvisionPolicy
    sledView supportBundleCreate supportBundleDelete supportBundleDownload
    supportBundleDownloadFile supportBundleHead supportBundleHeadFile supportBundleIndex
    supportBundleList supportBundleUpdate supportBundleView switchList switchView
    systemIpPoolAssign systemIpPoolCreate systemIpPoolDelete systemIpPoolList
    systemIpPoolRangeAdd systemIpPoolRangeList systemIpPoolRangeRemove systemIpPoolSiloLink
    systemIpPoolSiloList systemIpPoolSiloUnlink systemIpPoolSiloUpdate systemIpPoolUpdate
    systemIpPoolView systemNetworkingSettingsUpdate systemQuotasList systemSubnetPoolCreate
    systemSubnetPoolDelete systemSubnetPoolList systemSubnetPoolMemberAdd
    systemSubnetPoolMemberList systemSubnetPoolMemberRemove systemSubnetPoolSiloLink
    systemSubnetPoolSiloList systemSubnetPoolSiloUnlink systemSubnetPoolSiloUpdate
    systemSubnetPoolUpdate systemSubnetPoolUtilizationView systemSubnetPoolView
    systemUpdateRecoveryFinish systemUpdateRepositoryList systemUpdateRepositoryUpload
    systemUpdateRepositoryView systemUpdateTrustRootCreate systemUpdateTrustRootDelete
    systemUpdateTrustRootList systemUpdateTrustRootView targetReleaseUpdate userBuiltinList
    webhookReceiverCreate webhookReceiverUpdate webhookSecretsAdd webhookSecretsDelete
    webhookSecretsList`,
  vpc: `internetGatewayCreate internetGatewayDelete internetGatewayIpAddressCreate
    internetGatewayIpAddressDelete internetGatewayIpAddressList internetGatewayIpPoolCreate
    internetGatewayIpPoolDelete internetGatewayIpPoolList internetGatewayList internetGatewayView
    probeList vpcRouterCreate vpcRouterDelete vpcRouterList vpcRouterRouteCreate vpcRouterRouteDelete
    vpcRouterRouteList vpcRouterRouteUpdate vpcRouterRouteView vpcRouterUpdate vpcRouterView`,
}

/** The handwritten input of the generator. It imports no generated code. */
export const byHand: ByHand = {
  areas: Object.fromEntries(Object.entries(AREAS).map(([area, ids]) => [area, ids.split(/\s+/)])),
  secrets: SECRETS,
  features: FEATURES,
}
