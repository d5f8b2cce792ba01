import { defineForm } from '@/store/forms/define-form'
import { nameError } from '@/lib/name'
import { errorsOf } from '@/store/forms/rules'
import { AS_CODE, type AsCodeParams } from './forms'
import { DEFAULTS, type Options } from './options'

export interface AsCodeValues extends Options {
  tab: 'terraform' | 'cli' | 'json'
  layout: 'one' | 'separate'
  /** The keys of the lists that could not be read and that are left out. */
  left: readonly string[]
  /** Whether the SSH keys of each of many instances are read. */
  hasAllKeys: boolean
}

export const INITIAL: AsCodeValues = {
  ...DEFAULTS,
  tab: 'terraform',
  layout: 'one',
  left: [],
  hasAllKeys: false,
}

/** How objects are shown as code. It sends no request. What a person chooses holds for all of them. */
export const asCodeForm = defineForm<AsCodeValues, unknown, AsCodeParams>({
  name: AS_CODE,
  passing: Object.keys(INITIAL).filter(field => field !== 'projectName'),
  initial: () => INITIAL,
  presses: {
    leaveOut: ({ left }, on) => ({ left: [...left, String(on)] }),
  },
  check: ({ projectName }) =>
    errorsOf({ projectName: nameError('Name', projectName, { required: false }) }),
  checkedAtOnce: ['projectName'],
})
