import type { Project } from '@/api/generated/types'
import { defineForm } from '@/store/forms/define-form'
import { identityForm, type Identity } from '@/store/forms/identity'
import { created } from '@/store/forms/outcomes'
import { errorsOf } from '@/store/forms/rules'
import { projectPaths } from '@/store/project/paths'
import { siloPaths } from '../paths'
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
