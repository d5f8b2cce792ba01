import { descriptionError, nameError } from '@/lib/name'
import { errorsOf } from '@/store/forms/rules'

export interface GroupValues {
  name: string
  description: string
}

/** What is wrong with a group, new or changed. */
export const checkGroup = ({ name, description }: GroupValues) =>
  errorsOf({ name: nameError('Name', name), description: descriptionError(description) })
