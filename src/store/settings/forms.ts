import { formRequester } from '@/store/forms/events'

/** Asked for everywhere: in the user menu, on error pages, at the login. */
export const PROBLEM_REPORT = 'problemReport'

/** The forms of the settings that also stand over other screens, with what each needs. */
export interface SettingsForms {
  sshKeyCreate: { mode?: string }
  /** `session` is that of a page load before this one. */
  [PROBLEM_REPORT]: { session?: string }
}

export const requestForm = formRequester<SettingsForms>()
