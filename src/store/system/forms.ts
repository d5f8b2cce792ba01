import { formRequester } from '@/store/forms/events'
import type { SystemParams } from './paths'
import type { SledsAddParams } from './rack-membership/rules'

type OfSilo = SystemParams<'silo'>

/**
 * The operator's forms that open over a screen and have no route, with the parameters each needs.
 */
export interface SystemForms {
  fleetRoleAdd: object
  ipPoolSiloLink: SystemParams<'ipPool'>
  localUserCreate: OfSilo
  localUserPassword: OfSilo & { user: string; name: string }
  rackSledsAdd: SledsAddParams
  scimTokenCreate: OfSilo
  siloCertificateAdd: object
  siloIpPoolLink: OfSilo
  siloQuotasEdit: OfSilo
  siloSubnetPoolLink: OfSilo
  subnetPoolSiloLink: SystemParams<'subnetPool'>
}

export const requestForm = formRequester<SystemForms>()
