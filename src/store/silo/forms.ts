import type { AccessPlace } from '@/store/access/queries'
import { formRequester } from '@/store/forms/events'

/**
 * The forms of the silo that open over a screen and have no route, with the parameters each needs.
 */
export interface SiloForms {
  accessAdd: AccessPlace
  accessEdit: AccessPlace & { identity: string }
  imageDemote: { image: string; name: string; on: 'list' | 'panel' }
  imagePromote: object
  /** `name` as typed so far. */
  projectOpen: { name?: string }
  imageUse: { image: string; name: string; make: 'disk' | 'instance' }
}

/** Those of the certificates, which are loaded with their pages. */
export interface CertificateForms {
  certificateRenewal: object
}

export const requestForm = formRequester<SiloForms & CertificateForms>()
