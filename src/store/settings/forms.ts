import { formRequester } from '@/store/forms/events'

/** The forms of the settings that also stand over other screens. */
export type SettingsDialog = 'sshKeyCreate'

export const requestForm = formRequester<SettingsDialog>()
