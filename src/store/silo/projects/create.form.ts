import type { Project } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/definition'
import { fieldHook } from '@/store/forms/hooks'
import { projectPaths } from '@/store/project/paths'
import { siloPaths } from '../paths'
import { projectViewQuery } from './queries'
import { checkProject, type ProjectValues } from './rules'

/** A new project; it opens at its instances. */
export const projectCreateForm = defineForm<ProjectValues, Project>({
  name: 'projectCreate',
  initial: () => ({ name: '', description: '' }),
  check: checkProject,
  toCommand: body => ({ endpoint: 'projectCreate', args: { body } }),
  succeeded: project => ({
    toast: { content: ['Project ', emphasis(project.name), ' created'] },
    to: projectPaths.instances({ project: project.name }),
    seed: { query: projectViewQuery(project.name), data: project },
  }),
  leaveTo: () => siloPaths.projects(),
})

export const useProjectCreateField = fieldHook(projectCreateForm)
