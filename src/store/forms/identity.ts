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
  /** `others` are the objects that have to be called something else, as far as they are known. */
  check: ({ name, description }: Identity, others?: readonly { name: string }[]) => ({
    name: others ? freeNameError('Name', name, others) : nameError('Name', name),
    description: descriptionError(description),
  }),
}
