import type { SettingsForms } from '@/store/settings/forms'
import { defineDialogs } from '@/views/shell/route-tree'

/** The forms of the settings that can be requested over other screens. */
export const settingsDialogs = defineDialogs<SettingsForms>({
  problemReport: { load: () => import('./report/report.dialog') },
  sshKeyCreate: { load: () => import('./ssh-keys/create.screen') },
})
