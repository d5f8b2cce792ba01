import type { Project } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/definition'
import { fieldHook } from '@/store/forms/hooks'
import { siloPaths } from '../paths'
import { projectViewQuery } from './queries'
import { checkProject, type ProjectValues } from './rules'

/** Renames or redescribes a project. */
export const projectEditForm = defineForm<ProjectValues, Project>({
  name: 'projectEdit',
  isEdit: true,
  initial: ({ params: { project = '' }, read }) => {
    const found = read(projectViewQuery(project))
    return { name: found?.name ?? project, description: found?.description ?? '' }
  },
  check: checkProject,
  toCommand: (body, { params: { project = '' } }) => ({
    endpoint: 'projectUpdate',
    args: { path: { project }, body },
  }),
  succeeded: project => ({
    toast: { content: ['Project ', emphasis(project.name), ' updated'] },
    to: siloPaths.projects(),
    seed: { query: projectViewQuery(project.name), data: project },
  }),
  leaveTo: () => siloPaths.projects(),
})

export const useProjectEditField = fieldHook(projectEditForm)
