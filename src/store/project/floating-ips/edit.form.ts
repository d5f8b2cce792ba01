import type { FloatingIp } from '@/api/generated/types'
import { parentsOf } from '@/lib/name-or-id'
import { emphasis } from '@/lib/rich-text'
import { defineEditForm } from '@/store/forms/edits'
import { IDENTITY_LABELS, identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf, renameAdvice } from '@/store/forms/rules'
import { projectPaths, type ProjectParams } from '../paths'
import { floatingIpViewQuery } from '../queries'

/** Changes the name or description of a floating IP. Its address and pool cannot be changed. */
export const floatingIpEditForm = defineEditForm<Identity, FloatingIp, ProjectParams<'floatingIp'>>(
  {
    name: 'floatingIpEdit',
    edits: {
      queries: ({ params }) => [floatingIpViewQuery(params)],
      param: 'floatingIp',
      labels: IDENTITY_LABELS,
    },
    initial: ({ params, read }) =>
      identityForm.initial(read(floatingIpViewQuery(params)) ?? { name: params.floatingIp }),
    check: values => errorsOf(identityForm.check(values)),
    toCommand: (values, { params: { project, floatingIp }, initial }) => ({
      endpoint: 'floatingIpUpdate',
      args: {
        path: { floatingIp },
        query: parentsOf(floatingIp, { project }),
        body: identityForm.changes(values, initial),
      },
    }),
    succeeded: ({ name }, _values, { params }) => ({
      toast: { content: ['Floating IP ', emphasis(name), ' updated'] },
      to: projectPaths.floatingIps(params),
    }),
    advice: renameAdvice('floating IP'),
    leaveTo: projectPaths.floatingIps,
  },
)
