import { formRequester } from '@/store/forms/events'

/** Asked for everywhere: in the user menu, on error pages, at the login. */
export const PROBLEM_REPORT = 'problemReport'

/** The forms of the settings that also stand over other screens. */
export type SettingsDialog = 'sshKeyCreate' | typeof PROBLEM_REPORT

export const requestForm = formRequester<SettingsDialog>()
