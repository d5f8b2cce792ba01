import { createEvent } from '@/store/setup/event'

/** The user has agreed to a shorter life of new tokens. */
export const shorteningConfirmed = createEvent('signInSettings/shorteningConfirmed', {
  isLoggable: true,
})
