import { formRequester } from '@/store/forms/events'
import type { SystemParams } from './paths'

type OfSilo = SystemParams<'silo'>

/**
 * The operator's forms that open over a screen and have no route, with the parameters each needs.
 */
export interface SystemForms {
  alertResendTo: SystemParams<'alert'>
  fleetRoleAdd: object
  ipPoolSiloLink: SystemParams<'ipPool'>
  localUserCreate: OfSilo
  localUserPassword: OfSilo & { user: string; name: string }
  scimTokenCreate: OfSilo
  siloCertificateAdd: object
  siloIpPoolLink: OfSilo
  siloQuotasEdit: OfSilo
  siloSubnetPoolLink: OfSilo
  supportBundleComment: SystemParams<'supportBundle'>
  subnetPoolSiloLink: SystemParams<'subnetPool'>
  webhookResendFailed: SystemParams<'alertReceiver'>
  webhookSecretAdd: SystemParams<'alertReceiver'>
  webhookSubscriptionAdd: SystemParams<'alertReceiver'>
}

export const requestForm = formRequester<SystemForms>()
