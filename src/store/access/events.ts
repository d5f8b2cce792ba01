import { createEvent } from '@/store/setup/event'
import type { RoleChange } from './rules'

/** Who waits for the end: a form, or the question with that `source`. */
export type Asker = { form: string } | { source: string }

/** Somebody is to have another role, or none. */
export const roleChangeRequested = createEvent<{ change: RoleChange; asker: Asker }>(
  'access/roleChangeRequested',
  { isLoggable: true },
)
