import { formRequester } from '@/store/forms/events'

/** The forms of the operator that stand over a screen without a route of their own. */
export type SystemDialog =
  | 'ipPoolSiloLink'
  | 'localUserCreate'
  | 'localUserPassword'
  | 'siloCertificateAdd'
  | 'siloIpPoolLink'
  | 'siloQuotasEdit'

export const requestForm = formRequester<SystemDialog>()
