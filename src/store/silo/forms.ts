import { formRequester } from '@/store/forms/events'

/** The forms of the silo that stand over a screen without a route of their own, with what each needs. */
export interface SiloForms {
  accessAdd: { project?: string }
  accessEdit: { project?: string; identity: string }
  imageDemote: { image: string; name: string; on: 'list' | 'panel' }
  imagePromote: object
}

export const requestForm = formRequester<SiloForms>()
