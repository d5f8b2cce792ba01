import type { DialogLoaders } from '@/store/routing/route'
import type { View } from '@/views/shell/view'

/** What can be asked for over every screen. */
export const commandDialogs: DialogLoaders<View> = {
  equivalents: { load: () => import('./equivalents.dialog') },
}
