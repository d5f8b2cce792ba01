import { formRequested } from '@/store/forms/events'

/** The dialog that saves a view of the screen with that path. */
export const VIEW_SAVE = 'viewSave'

export const viewSaveRequested = (path: string) =>
  formRequested({ form: VIEW_SAVE, params: { path } })
