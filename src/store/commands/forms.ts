import { formRequested } from '@/store/forms/events'
import type { SavedView } from '@/store/saved-views/views'

/** The dialog that shows requests in other languages. */
export const EQUIVALENTS = 'equivalents'

/**
 * The requests to show: the one to be confirmed, the one for the object on the screen, all recent
 * ones, those of the plan under review, that of an open form, or a recent one by id.
 */
export type Source =
  'confirm' | 'object' | 'recent' | 'bulk' | `form/${string}` | `command/${number}`

export const equivalentsRequested = (of: Source) =>
  formRequested({ form: EQUIVALENTS, params: { of } })

/** The dialog that shows the object on the screen as JSON. */
export const OBJECT_JSON = 'objectJson'

export const objectJsonRequested = () => formRequested({ form: OBJECT_JSON, params: {} })

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
