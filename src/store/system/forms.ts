import { formRequester } from '@/store/forms/events'
import type { SystemParams } from './paths'

type OfSilo = SystemParams<'silo'>

/** The forms of the operator that stand over a screen without a route of their own, with what each needs. */
export interface SystemForms {
  ipPoolSiloLink: SystemParams<'ipPool'>
  localUserCreate: OfSilo
  localUserPassword: OfSilo & { user: string; name: string }
  siloCertificateAdd: object
  siloIpPoolLink: OfSilo
  siloQuotasEdit: OfSilo
}

export const requestForm = formRequester<SystemForms>()
