import type { DialogLoaders } from '@/store/routing/route'
import type { EQUIVALENTS } from '@/store/commands/forms'
import type { View } from '@/views/shell/view'

/** What can be asked for over every screen. */
export const commandDialogs: DialogLoaders<View, typeof EQUIVALENTS> = {
  equivalents: { load: () => import('./equivalents.dialog') },
}
