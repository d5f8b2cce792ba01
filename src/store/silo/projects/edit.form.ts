import type { Project } from '@/api/schema/projects'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/definition'
import { checkProject, type ProjectValues } from './create.form'

/** Renames or redescribes a project. */
export const projectEditForm = defineForm<ProjectValues, Project>({
  name: 'projectEdit',
  initial: ({ params: { project = '' }, read }) => {
    const found = read({ endpoint: 'projectView', args: { path: { project } } })
    return { name: found?.name ?? project, description: found?.description ?? '' }
  },
  check: checkProject,
  toCommand: (body, { params: { project = '' } }) => ({
    endpoint: 'projectUpdate',
    args: { path: { project }, body },
  }),
  succeeded: project => ({
    toast: { content: ['Project ', emphasis(project.name), ' updated'] },
    to: '/projects',
    seed: {
      query: { endpoint: 'projectView', args: { path: { project: project.name } } },
      data: project,
    },
  }),
  leaveTo: () => '/projects',
})
