import type { FloatingIp } from '@/api/schema/floating-ips'
import { parentsOf } from '@/lib/name-or-id'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { renameAdvice } from '@/store/forms/rules'
import { projectPaths, type ProjectParams } from '../paths'
import { floatingIpViewQuery } from './queries'
import { checkFloatingIp, type FloatingIpValues } from './rules'

/** Renames or redescribes a floating IP. Its address and its pool are what it was made with. */
export const floatingIpEditForm = defineForm<
  FloatingIpValues,
  FloatingIp,
  ProjectParams<'floatingIp'>
>({
  name: 'floatingIpEdit',
  isEdit: true,
  initial({ params: { project, floatingIp }, read }) {
    const found = read(floatingIpViewQuery({ project, floatingIp }))
    return { name: found?.name ?? floatingIp, description: found?.description ?? '' }
  },
  check: checkFloatingIp,
  toCommand: (body, { params: { project, floatingIp } }) => ({
    endpoint: 'floatingIpUpdate',
    args: { path: { floatingIp }, query: parentsOf(floatingIp, { project }), body },
  }),
  succeeded: ({ name }, _values, { params: { project } }) => ({
    toast: { content: ['Floating IP ', emphasis(name), ' updated'] },
    to: projectPaths.floatingIps({ project }),
  }),
  advice: renameAdvice('floating IP'),
  leaveTo: projectPaths.floatingIps,
})

export const useFloatingIpEditField = fieldHook(floatingIpEditForm)
