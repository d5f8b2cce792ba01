import type { Project } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { identityForm, type Identity } from '@/store/forms/identity'
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
  succeeded: project => ({
    toast: { content: ['Project ', emphasis(project.name), ' created'] },
    to: projectPaths.instances({ project: project.name }),
    primeCache: { query: projectViewQuery({ project: project.name }), data: project },
  }),
  leaveTo: () => siloPaths.projects(),
})
