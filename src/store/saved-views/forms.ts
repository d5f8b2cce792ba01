import { formRequested } from '@/store/forms/events'
import type { SavedView } from './views'

/** The dialogs that save a view, rename one, and import some. */
export const VIEW_SAVE = 'viewSave'
export const VIEW_RENAME = 'viewRename'
export const VIEWS_IMPORT = 'viewsImport'

/** Saves a view of the screen with that path. */
export const viewSaveRequested = (path: string) =>
  formRequested({ form: VIEW_SAVE, params: { path } })

export const viewRenameRequested = ({ path, name }: Pick<SavedView, 'path' | 'name'>) =>
  formRequested({ form: VIEW_RENAME, params: { path, name } })

export const viewsImportRequested = () => formRequested({ form: VIEWS_IMPORT, params: {} })
