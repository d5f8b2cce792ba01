import { formRequester } from '@/store/forms/events'
import type { SystemParams } from './paths'
import type { PortPlace } from './switch-ports/queries'
import type { SledsAddParams } from '@/store/system/sleds/rules'

type OfSilo = SystemParams<'silo'>

/** A part of port settings: the form that it is added to, and its name if it is edited. */
export interface PartParams {
  of: string
  edited?: string
}

/**
 * The operator's forms that open over a screen and have no route, with the parameters each needs.
 */
export interface SystemForms {
  alertResendTo: SystemParams<'alert'>
  bgpJson: { kind: 'config' | 'announceSet'; id: string }
  fleetRoleAdd: object
  ipPoolSiloLink: SystemParams<'ipPool'>
  finishRecovery: object
  localUserCreate: OfSilo
  localUserPassword: OfSilo & { user: string; name: string }
  repositoryJson: { version: string }
  repositoryUpload: object
  portSettingsAddress: PartParams
  portSettingsInterface: PartParams
  portSettingsLink: PartParams
  portSettingsPeer: PartParams
  portSettingsReview: { settings: string }
  portSettingsRoute: PartParams
  rackSledsAdd: SledsAddParams
  scimTokenCreate: OfSilo
  siloCertificateAdd: object
  siloIpPoolLink: OfSilo
  siloQuotasEdit: OfSilo & Partial<Record<'cpus' | 'memory' | 'storage', string>>
  siloSubnetPoolLink: OfSilo
  supportBundleComment: SystemParams<'supportBundle'>
  switchPortApply: SystemParams<'switchPort'>
  switchPortLldp: PortPlace
  subnetPoolSiloLink: SystemParams<'subnetPool'>
  webhookResendFailed: SystemParams<'alertReceiver'>
  webhookSecretAdd: SystemParams<'alertReceiver'>
  webhookSubscriptionAdd: SystemParams<'alertReceiver'>
  /** Without a version, the user types it: racks before release 17 do not list any. */
  targetRelease: { version?: string }
  trustRootAdd: object
  trustRootJson: { trustRoot: string }
}

export const requestForm = formRequester<SystemForms>()
