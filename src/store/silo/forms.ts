import { formRequester } from '@/store/forms/events'

/**
 * The forms of the silo that open over a screen and have no route, with the parameters each needs.
 */
export interface SiloForms {
  accessAdd: { project?: string }
  accessEdit: { project?: string; identity: string }
  imageDemote: { image: string; name: string; on: 'list' | 'panel' }
  imagePromote: object
}

export const requestForm = formRequester<SiloForms>()
