import type { FloatingIp } from '@/api/generated/types'
import { parentsOf } from '@/lib/name-or-id'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf, renameAdvice } from '@/store/forms/rules'
import { projectPaths, type ProjectParams } from '../paths'
import { floatingIpViewQuery } from './queries'

/** Changes the name or description of a floating IP. Its address and pool cannot be changed. */
export const floatingIpEditForm = defineForm<Identity, FloatingIp, ProjectParams<'floatingIp'>>({
  name: 'floatingIpEdit',
  isEdit: true,
  initial: ({ params, read }) =>
    identityForm.initial(read(floatingIpViewQuery(params)) ?? { name: params.floatingIp }),
  check: values => errorsOf(identityForm.check(values)),
  toCommand: (body, { params: { project, floatingIp } }) => ({
    endpoint: 'floatingIpUpdate',
    args: { path: { floatingIp }, query: parentsOf(floatingIp, { project }), body },
  }),
  succeeded: ({ name }, _values, { params }) => ({
    toast: { content: ['Floating IP ', emphasis(name), ' updated'] },
    to: projectPaths.floatingIps(params),
  }),
  advice: renameAdvice('floating IP'),
  leaveTo: projectPaths.floatingIps,
})

export const useFloatingIpEditField = fieldHook(floatingIpEditForm)
