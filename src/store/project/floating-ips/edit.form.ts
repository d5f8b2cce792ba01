import { parentsOf } from '@/lib/name-or-id'
import { identityEdit } from '@/store/forms/identity-edit'
import { renameAdvice } from '@/store/forms/rules'
import { projectPaths, type ProjectParams } from '../paths'
import { floatingIpViewQuery } from '../queries'

/** Changes the name or description of a floating IP. Its address and pool cannot be changed. */
export const floatingIpEditForm = identityEdit<ProjectParams<'floatingIp'>>({
  name: 'floatingIpEdit',
  kind: 'Floating IP',
  param: 'floatingIp',
  view: floatingIpViewQuery,
  update: ({ project, floatingIp }, body) => ({
    endpoint: 'floatingIpUpdate',
    args: { path: { floatingIp }, query: parentsOf(floatingIp, { project }), body },
  }),
  to: projectPaths.floatingIps,
  isCached: false,
  advice: renameAdvice('floating IP'),
})
