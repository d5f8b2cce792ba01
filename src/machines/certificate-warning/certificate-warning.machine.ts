import { assign, setup } from 'xstate'
import type { CertificateWarningEvent } from './certificate-warning.events'

interface CertificateWarningContext {
  name: string
  days: number
}

/** Days before the end from which the warning stays. */
const URGENT_DAYS = 7

/** The warning that the silo will have no valid certificate. */
export const certificateWarningMachine = setup({
  types: { context: {} as CertificateWarningContext, events: {} as CertificateWarningEvent },
  guards: {
    isUrgent: ({ event }) =>
      event.type === 'certificateWarning/found' && event.payload.days <= URGENT_DAYS,
    isDismissed: ({ event }) =>
      event.type === 'certificateWarning/found' && event.payload.isDismissed,
  },
  actions: {
    remember: assign(({ event }) =>
      event.type === 'certificateWarning/found'
        ? { name: event.payload.name, days: event.payload.days }
        : {},
    ),
  },
}).createMachine({
  id: 'certificateWarning',
  context: { name: '', days: 0 },
  initial: 'quiet',
  on: {
    'certificateWarning/found': [
      { guard: 'isUrgent', target: '.urgent', actions: 'remember' },
      { guard: 'isDismissed', target: '.dismissed', actions: 'remember' },
      { target: '.shown', actions: 'remember' },
    ],
    'certificateWarning/notFound': '.quiet',
  },
  states: {
    quiet: {},
    shown: { on: { 'certificateWarning/dismissed': 'dismissed' } },
    dismissed: {},
    urgent: { description: 'Cannot be dismissed.' },
  },
})
