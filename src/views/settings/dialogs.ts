import type { DialogLoaders } from '@/store/routing/route'
import type { SettingsDialog } from '@/store/settings/forms'
import type { View } from '@/views/shell/view'

/** The forms of the settings that are asked for over other screens. */
export const settingsDialogs: DialogLoaders<View, SettingsDialog> = {
  problemReport: { load: () => import('./report/report.dialog') },
  sshKeyCreate: { load: () => import('./ssh-keys/create.screen') },
}
