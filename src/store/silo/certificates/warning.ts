import { createSelector } from '@reduxjs/toolkit'
import {
  certificateWarningMachine,
  type CertificateWarningEvent,
} from '@/machines/certificate-warning/certificate-warning.machine'
import { pluralize } from '@/lib/text'
import { defineForm } from '@/store/forms/define-form'
import { eventOf } from '@/store/setup/event'
import type { RootState } from '@/store/setup/state'

const event = eventOf<CertificateWarningEvent>({ isLoggable: true })

export const warningFound = event('certificateWarning/found')
export const warningNotFound = event('certificateWarning/notFound')
export const warningDismissed = event('certificateWarning/dismissed')

/** The machine of the warning, under the name that its workflow uses. */
export const machines = { certificateWarning: certificateWarningMachine }

/** The dialog that says how to renew a certificate. It sends no request. */
export const certificateRenewalForm = defineForm({
  name: 'certificateRenewal',
  initial: () => ({}),
})

/** The warning on the screen; null if there is none. */
export const selectCertificateWarning = createSelector(
  (state: RootState) => state.actors.certificateWarning,
  actor => {
    if (actor?.value !== 'shown' && actor?.value !== 'urgent') return null
    const { name, days } = actor.context
    return {
      name,
      text:
        days < 0
          ? 'A certificate has expired'
          : `A certificate expires in ${pluralize('day', days)}`,
      isDismissible: actor.value === 'shown',
    }
  },
)
