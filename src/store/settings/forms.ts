import { formRequester } from '@/store/forms/events'

/** Requested from many places: the user menu, error pages and the login. */
export const PROBLEM_REPORT = 'problemReport'

/** The forms of the settings that also open over other screens, with the parameters each needs. */
export interface SettingsForms {
  sshKeyCreate: { mode?: string }
  /** `session` is the id of an earlier page load's session. */
  [PROBLEM_REPORT]: { session?: string }
}

export const requestForm = formRequester<SettingsForms>()
