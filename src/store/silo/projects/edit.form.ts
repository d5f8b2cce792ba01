import type { Project } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineEditForm } from '@/store/forms/edits'
import { IDENTITY_LABELS, identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf } from '@/store/forms/rules'
import { siloPaths, type SiloParams } from '../paths'
import { projectViewQuery } from '../queries'

/** Changes the name or description of a project. */
export const projectEditForm = defineEditForm<Identity, Project, SiloParams<'projectEdit'>>({
  name: 'projectEdit',
  edits: {
    queries: ({ params }) => [projectViewQuery(params)],
    param: 'project',
    labels: IDENTITY_LABELS,
  },
  initial: ({ params: { project }, read }) =>
    identityForm.initial(read(projectViewQuery({ project })) ?? { name: project }),
  check: values => errorsOf(identityForm.check(values)),
  toCommand: (values, { params: { project }, initial }) => ({
    endpoint: 'projectUpdate',
    args: {
      path: { project },
      body: identityForm.changes(values, initial),
    },
  }),
  succeeded: project => ({
    toast: { content: ['Project ', emphasis(project.name), ' updated'] },
    to: siloPaths.projects(),
    primeCache: { query: projectViewQuery({ project: project.name }), data: project },
  }),
  leaveTo: () => siloPaths.projects(),
})
