import { emphasis } from '@/lib/rich-text'
import { isVersion } from '@/lib/version'
import { defineForm } from '@/store/forms/define-form'
import { selectFormParams } from '@/store/forms/selectors'
import { errorsOf, requiredError } from '@/store/forms/rules'
import type { RootState } from '@/store/setup/state'
import type { SystemForms } from '../forms'

const versionError = (text: string, expected: string | undefined): string | undefined => {
  const version = text.trim()
  if (expected !== undefined)
    return version === expected ? undefined : `Type ${expected} to confirm`
  return isVersion(version) ? undefined : 'Enter a version such as 16.0.0'
}

/** Sets the release that the system should run. What is typed confirms it. */
export const targetReleaseForm = defineForm<
  { version: string },
  unknown,
  SystemForms['targetRelease']
>({
  name: 'targetRelease',
  initial: () => ({ version: '' }),
  check: ({ version }, { params }) =>
    errorsOf({
      version: requiredError('Version', version) ?? versionError(version, params.version),
    }),
  toCommand: ({ version }) => ({
    endpoint: 'targetReleaseUpdate',
    args: { body: { systemVersion: version.trim() } },
  }),
  succeeded: (_answer, { version }) => ({
    toast: { content: ['Target release is ', emphasis(version.trim())] },
  }),
})

/** The version that the dialog was opened for; undefined if the user types one. */
export const selectAskedVersion = (state: RootState): string | undefined =>
  selectFormParams(state, targetReleaseForm.name).version
