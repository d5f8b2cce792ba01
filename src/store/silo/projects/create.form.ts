import type { Project } from '@/api/generated/types'
import { defineForm } from '@/store/forms/define-form'
import { identityForm, type Identity } from '@/store/forms/identity'
import { identityEdit } from '@/store/forms/identity-edit'
import { created } from '@/store/forms/outcomes'
import { errorsOf } from '@/store/forms/rules'
import { projectPaths } from '@/store/project/paths'
import { siloPaths, type SiloParams } from '../paths'
import { projectViewQuery } from '../queries'

/** Creates a project and opens its instances. */
export const projectCreateForm = defineForm<Identity, Project>({
  name: 'projectCreate',
  initial: () => identityForm.initial(),
  check: values => errorsOf(identityForm.check(values)),
  toCommand: body => ({ endpoint: 'projectCreate', args: { body } }),
  succeeded: created('Project', projectPaths.instances, 'project', projectViewQuery),
  leaveTo: () => siloPaths.projects(),
})

/** Changes the name or description of a project. */
export const projectEditForm = identityEdit<SiloParams<'projectEdit'>>({
  name: 'projectEdit',
  kind: 'Project',
  param: 'project',
  view: projectViewQuery,
  update: ({ project }, body) => ({ endpoint: 'projectUpdate', args: { path: { project }, body } }),
  to: () => siloPaths.projects(),
})
