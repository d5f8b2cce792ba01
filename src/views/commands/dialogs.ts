import type { DialogLoaders } from '@/store/routing/route'
import type { View } from '@/views/shell/route-tree'

/** The dialogs that can be requested over any screen. */
export const commandDialogs: DialogLoaders<View> = {
  bulk: { load: () => import('./bulk.dialog') },
  equivalents: { load: () => import('./equivalents.dialog') },
  objectJson: { load: () => import('./object-json.dialog') },
  viewRename: { load: () => import('./view-rename.dialog') },
  viewSave: { load: () => import('./view-save.dialog') },
  viewsImport: { load: () => import('./views-import.dialog') },
}
