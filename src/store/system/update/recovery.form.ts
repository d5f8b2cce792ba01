import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { emphasis } from '@/lib/rich-text'
import { isVersion } from '@/lib/version'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf, requiredError } from '@/store/forms/rules'
import type { RootState } from '@/store/setup/state'
import { allRepositoriesQuery } from './queries'

interface RecoveryValues {
  /** A version of the repositories, or `OTHER`. */
  version: string
  /** Typed, if none of them fits. */
  other: string
  isAsked: boolean
}

export const OTHER = 'other'

const versionOf = ({ version, other }: RecoveryValues) =>
  version === OTHER ? other.trim() : version

/** Tells the suspended system which version was put on it by hand. */
export const finishRecoveryForm = defineForm<RecoveryValues, unknown, object>({
  name: 'finishRecovery',
  initial: () => ({ version: '', other: '', isAsked: false }),
  resetsValidation: changed => (changed.includes('version') ? ['other'] : []),
  check: ({ version, other, isAsked }) =>
    errorsOf({
      version: requiredError('Version', version),
      other:
        version === OTHER && !isVersion(other.trim())
          ? 'Enter a version such as 19.0.0'
          : undefined,
      isAsked: isAsked ? undefined : 'Do this only as support directs',
    }),
  toCommand: values => ({
    endpoint: 'systemUpdateRecoveryFinish',
    args: { body: { systemVersion: versionOf(values) } },
  }),
  succeeded: (_answer, values) => ({
    toast: { content: ['Recovery finished with ', emphasis(versionOf(values))] },
  }),
})

/** The versions to choose from. */
export const selectRecoveryVersions = createSelector(
  [(state: RootState) => selectData(state, allRepositoriesQuery)?.items],
  (repositories = []) => [
    ...repositories.map(({ systemVersion }) => ({ value: systemVersion, label: systemVersion })),
    { value: OTHER, label: 'Another version' },
  ],
)
