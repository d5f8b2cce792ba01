import { createSelector } from '@reduxjs/toolkit'
import { put, takeEvery } from 'typed-redux-saga'
import { selectData } from '@/api/core/api'
import type { SiloAuthSettings } from '@/api/generated/types'
import { numberError, type NumberEntry, readNumber } from '@/lib/number-entry'
import { selectAccessFacts } from '@/store/access/access'
import { reasonCannotGrant } from '@/store/access/rules'
import { rich } from '@/lib/rich-text'
import { confirmWith } from '@/store/commands/action'
import { commandSucceeded } from '@/store/commands/events'
import { defineEditForm } from '@/store/forms/edits'
import { formSubmitted } from '@/store/forms/events'
import { errorsOf } from '@/store/forms/rules'
import { selectForm } from '@/store/forms/selectors'
import { createEvent } from '@/store/setup/event'
import type { RootState } from '@/store/setup/state'
import { authSettingsQuery } from '../identities/queries'
import { lifeInWords } from './rules'

/** In seconds. */
const UNITS = { hours: 3_600, days: 86_400 } as const
const MAX_SECONDS = 4_294_967_295

export interface SignInValues {
  isUnlimited: boolean
  /** The longest life of a token, in `unit`. */
  life: NumberEntry
  unit: keyof typeof UNITS
}

/** The life in whole seconds; null for no limit. */
const secondsOf = ({ isUnlimited, life, unit }: SignInValues): number | null =>
  isUnlimited ? null : Math.round(Number(life) * UNITS[unit])

const valuesOf = (seconds: number | null | undefined): SignInValues => {
  if (!seconds) return { isUnlimited: true, life: null, unit: 'days' }
  const unit = seconds % UNITS.days === 0 ? 'days' : 'hours'
  return { isUnlimited: false, life: seconds / UNITS[unit], unit }
}

/** Why a number is not a life of a token; undefined if it is one. */
const lifeError = ({ life, unit }: SignInValues): string | undefined => {
  const label = 'Longest life of an access token'
  const error = numberError(life, { label, isRequired: true })
  if (error !== undefined) return error
  const seconds = Math.round(Number(life) * UNITS[unit])
  if (seconds < 1) return 'It must be at least one second.'
  return seconds > MAX_SECONDS ? 'It must be at most 4,294,967,295 seconds.' : undefined
}

/** Limits the life of the silo's access tokens. The form is part of its page. */
export const signInForm = defineEditForm<SignInValues, SiloAuthSettings>({
  name: 'signInSettings',
  edits: {
    queries: () => [authSettingsQuery],
    labels: { isUnlimited: 'Longest life of an access token' },
    together: { isUnlimited: ['life', 'unit'] },
    text: (_field, values) => {
      const seconds = secondsOf(values)
      return seconds === null ? 'Unlimited' : lifeInWords(seconds)
    },
  },
  staysOpen: true,
  tidies: { life: readNumber },
  initial: ({ read }) => valuesOf(read(authSettingsQuery)?.deviceTokenMaxTtlSeconds),
  check: values => errorsOf({ life: values.isUnlimited ? undefined : lifeError(values) }),
  toCommand: values => ({
    endpoint: 'authSettingsUpdate',
    args: { body: { deviceTokenMaxTtlSeconds: secondsOf(values) } },
  }),
  succeeded: settings => ({
    toast: { content: ['Sign-in settings saved'] },
    primeCache: { query: authSettingsQuery, data: settings },
  }),
  failureTitle: 'Could not save sign-in settings',
})

/** The user has agreed to a shorter life of new tokens. */
const shorteningConfirmed = createEvent('signInSettings/shorteningConfirmed', {
  isLoggable: true,
})

/** Matches the question to its end. */
const SHORTENING = 'signInSettings/shorten'

const shorteningQuestion = (seconds: number) =>
  confirmWith(
    {
      verb: 'Limit',
      kind: 'access tokens',
      name: '',
      text: rich`Are you sure you want to limit the lifetime of access tokens to ${lifeInWords(seconds)}?`,
      consequences: rich`Existing tokens do not change. New ones expire after at most this long.`,
    },
    { source: SHORTENING, event: shorteningConfirmed() },
  )

/** The chosen life in seconds, if it is one, and how it differs from the saved one. */
export const selectSignIn = createSelector(
  [
    (state: RootState) => selectForm(state, signInForm.name)?.context.values,
    (state: RootState) => selectData(state, authSettingsQuery)?.deviceTokenMaxTtlSeconds ?? null,
    (state: RootState) => selectAccessFacts(state, {}),
  ],
  (chosen, saved, facts) => {
    const values = (chosen as SignInValues | undefined) ?? valuesOf(saved)
    const seconds = secondsOf(values)
    const isLife = values.isUnlimited || lifeError(values) === undefined
    return {
      seconds: isLife ? seconds : null,
      isUnlimited: values.isUnlimited,
      isChanged: seconds !== saved,
      /** What to ask before new tokens end earlier than the present ones may. */
      question:
        isLife && seconds !== null && (saved === null || seconds < saved)
          ? shorteningQuestion(seconds)
          : undefined,
      reason: facts && reasonCannotGrant(facts, 'these settings'),
    }
  },
)

/** Submits the settings once a shorter life is confirmed, and closes the question. */
export function* watchShortening() {
  yield* takeEvery(shorteningConfirmed, function* () {
    yield* put(formSubmitted({ form: signInForm.name }))
    yield* put(commandSucceeded({ source: SHORTENING }))
  })
}
