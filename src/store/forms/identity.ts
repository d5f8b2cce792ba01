import { descriptionError, freeNameError, nameError } from '@/lib/name'

/** What every object of the API is called, and what people say of it. */
export interface Identity {
  name: string
  description: string
}

/** Name and description in a form: what they start with, and what is wrong with them. */
export const identityForm = {
  /** Those of the object that is changed; empty for a new one. */
  initial: ({ name = '', description = '' }: Partial<Identity> = {}): Identity => ({
    name,
    description,
  }),
  /**
   * `all` are the objects that cannot share a name, as far as they are known; one that is edited is
   * `self` among them.
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
