import { createEvent } from '@/store/setup/event'
import type { RoleChange } from './rules'

/** What waits for the outcome: a form, or the confirmation with that `source`. */
export type Asker = { form: string } | { source: string }

/** Gives a user or group another role, or removes it. */
export const roleChangeRequested = createEvent<{
  change: RoleChange
  asker: Asker
  /** Without toasts: who requested it reports the outcome. */
  isQuiet?: boolean
}>('access/roleChangeRequested', { isLoggable: true })
