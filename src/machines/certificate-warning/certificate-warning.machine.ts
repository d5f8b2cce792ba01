import { assign, setup } from 'xstate'

export type CertificateWarningEvent =
  /** The last certificate of the silo's host ends. `days` are negative once it has ended. */
  | {
      type: 'certificateWarning/found'
      payload: { name: string; days: number; isDismissed: boolean }
    }
  | { type: 'certificateWarning/notFound' }
  /** The user has read it, and does not want to see it for the rest of the day. */
  | { type: 'certificateWarning/dismissed' }

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
