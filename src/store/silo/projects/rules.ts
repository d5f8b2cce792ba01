import { descriptionError, nameError } from '@/lib/name'
import { errorsOf } from '@/store/forms/rules'

export interface ProjectValues {
  name: string
  description: string
}

/** What is wrong with a project, new or changed. */
export const checkProject = ({ name, description }: ProjectValues) =>
  errorsOf({ name: nameError('Name', name), description: descriptionError(description) })
