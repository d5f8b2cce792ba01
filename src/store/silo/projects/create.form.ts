import type { Project } from '@/api/schema/projects'
import { descriptionError, nameError } from '@/lib/name'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/definition'
import { errorsOf } from '@/store/forms/rules'

export interface ProjectValues {
  name: string
  description: string
}

export const checkProject = ({ name, description }: ProjectValues) =>
  errorsOf({ name: nameError('Name', name), description: descriptionError(description) })

/** A new project; it opens at its instances. */
export const projectCreateForm = defineForm<ProjectValues, Project>({
  name: 'projectCreate',
  initial: () => ({ name: '', description: '' }),
  check: checkProject,
  toCommand: body => ({ endpoint: 'projectCreate', args: { body } }),
  succeeded: project => ({
    toast: { content: ['Project ', emphasis(project.name), ' created'] },
    to: `/projects/${project.name}/instances`,
    seed: {
      query: { endpoint: 'projectView', args: { path: { project: project.name } } },
      data: project,
    },
  }),
  leaveTo: () => '/projects',
})
