import { identityEdit } from '@/store/forms/identity-edit'
import { siloPaths, type SiloParams } from '../paths'
import { projectViewQuery } from '../queries'

/** Changes the name or description of a project. */
export const projectEditForm = identityEdit<SiloParams<'projectEdit'>>({
  name: 'projectEdit',
  kind: 'Project',
  param: 'project',
  view: projectViewQuery,
  update: ({ project }, body) => ({ endpoint: 'projectUpdate', args: { path: { project }, body } }),
  to: () => siloPaths.projects(),
})
