import { MAX_DESCRIPTION_LENGTH } from '@/lib/limits'
import { fail, type ObjectType } from '../server/errors'
import type { Row, Table } from '../server/table'
import type { BackendState } from '../server/backend-state'

const checkDescription = (description: string): string =>
  Array.from(description).length > MAX_DESCRIPTION_LENGTH
    ? fail.invalidValue(
        'description',
        `description may contain at most ${MAX_DESCRIPTION_LENGTH} characters`,
      )
    : description

/** The times of a new object. */
export const newTimes = (backendState: BackendState) => {
  const now = backendState.now()
  return { timeCreated: now, timeModified: now }
}

/** The common fields of a new named object. */
export const newIdentity = (
  backendState: BackendState,
  given: { name: string; description: string },
) => ({
  id: backendState.ids.next(),
  name: given.name,
  description: checkDescription(given.description),
  ...newTimes(backendState),
})

interface IdentityUpdate {
  name?: string | null | undefined
  description?: string | null | undefined
}

/** The changes to a named object; absent and null mean unchanged. */
export const changedIdentity = (backendState: BackendState, given: IdentityUpdate) => ({
  ...(given.name ? { name: given.name } : {}),
  ...(typeof given.description === 'string'
    ? { description: checkDescription(given.description) }
    : {}),
  timeModified: backendState.now(),
})

/** Rejects a name that is taken in its scope. */
export const requireFreeName = (
  table: Pick<Table<Row>, 'named'>,
  type: ObjectType,
  scope: string,
  name: string | null | undefined,
  self?: { readonly id: string },
): void => {
  const holder = name ? table.named(scope, name) : undefined
  if (holder && holder.id !== self?.id) fail.alreadyExists(type, holder.name ?? '')
}

/** The sort order of tables, for lists collected from several. */
export const byName = (a: { name: string }, b: { name: string }): number =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : 0
