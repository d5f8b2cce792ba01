import type { FormValues } from '@/machines/form/form.events'
import { changedValues } from './rules'
import { descriptionError, freeNameError, nameError } from '@/lib/name'

/** The name and description that all objects of the API have. */
export interface Identity {
  name: string
  description: string
}

/** The labels of name and description in a form. */
export const IDENTITY_LABELS = { name: 'Name', description: 'Description' } as const

/** Initial values and validation of name and description in a form. */
export const identityForm = {
  /** The values of the object being edited; empty for a new one. */
  initial: ({ name = '', description = '' }: Partial<Identity> = {}): Identity => ({
    name,
    description,
  }),
  /** Those that differ from what was read: the API keeps what is left out. */
  changes: (values: Identity, initial: FormValues | undefined) =>
    changedValues(values, initial, 'name', 'description'),
  /**
   * `all` are the loaded objects that must not have the same name; `self` is the one being edited.
   */
  check: (
    { name, description }: Identity,
    all?: readonly { id?: string; name: string }[],
    self?: { id: string },
  ) => ({
    name: all
      ? freeNameError('Name', name, self ? all.filter(({ id }) => id !== self.id) : all)
      : nameError('Name', name),
    description: descriptionError(description),
  }),
}
