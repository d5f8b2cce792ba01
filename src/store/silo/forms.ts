import { formRequester } from '@/store/forms/events'

/** The forms of the silo that stand over a screen without a route of their own. */
export type SiloDialog = 'accessAdd' | 'accessEdit' | 'imageDemote' | 'imagePromote'

export const requestForm = formRequester<SiloDialog>()
