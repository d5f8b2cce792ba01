import { parentsOf } from '@/lib/name-or-id'
import { identityEdit } from '@/store/forms/identity-edit'
import { renameAdvice } from '@/store/forms/rules'
import { projectPaths, type ProjectParams } from '../paths'
import { externalSubnetViewQuery } from './queries'

/** Changes the name or description of an external subnet. Its subnet cannot be changed. */
export const externalSubnetEditForm = identityEdit<ProjectParams<'externalSubnet'>>({
  name: 'externalSubnetEdit',
  kind: 'External subnet',
  param: 'externalSubnet',
  view: externalSubnetViewQuery,
  update: ({ project, externalSubnet }, body) => ({
    endpoint: 'externalSubnetUpdate',
    args: { path: { externalSubnet }, query: parentsOf(externalSubnet, { project }), body },
  }),
  to: projectPaths.externalSubnets,
  isCached: false,
  advice: renameAdvice('external subnet'),
})
