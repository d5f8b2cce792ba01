import type { Project } from '@/api/schema/projects'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { siloPaths, type SiloParams } from '../paths'
import { projectViewQuery } from './queries'
import { checkProject, type ProjectValues } from './rules'

/** Renames or redescribes a project. */
export const projectEditForm = defineForm<ProjectValues, Project, SiloParams<'projectEdit'>>({
  name: 'projectEdit',
  isEdit: true,
  initial: ({ params: { project }, read }) => {
    const found = read(projectViewQuery({ project }))
    return { name: found?.name ?? project, description: found?.description ?? '' }
  },
  check: checkProject,
  toCommand: (body, { params: { project } }) => ({
    endpoint: 'projectUpdate',
    args: { path: { project }, body },
  }),
  succeeded: project => ({
    toast: { content: ['Project ', emphasis(project.name), ' updated'] },
    to: siloPaths.projects(),
    primeCache: { query: projectViewQuery({ project: project.name }), data: project },
  }),
  leaveTo: () => siloPaths.projects(),
})

export const useProjectEditField = fieldHook(projectEditForm)
