import { identityEdit } from '@/store/forms/identity-edit'
import { ipPoolViewQuery, subnetPoolViewQuery } from './ip-pools/queries'
import { systemPaths, type SystemParams } from './paths'

/* The forms that change only the name and the description of an object. */

export const ipPoolEditForm = identityEdit<SystemParams<'ipPool'>>({
  name: 'ipPoolEdit',
  kind: 'IP pool',
  param: 'pool',
  view: ipPoolViewQuery,
  update: ({ pool }, body) => ({ endpoint: 'systemIpPoolUpdate', args: { path: { pool }, body } }),
  to: systemPaths.ipPool,
})

export const subnetPoolEditForm = identityEdit<SystemParams<'subnetPool'>>({
  name: 'subnetPoolEdit',
  kind: 'Subnet pool',
  param: 'subnetPool',
  view: subnetPoolViewQuery,
  update: ({ subnetPool: pool }, body) => ({
    endpoint: 'systemSubnetPoolUpdate',
    args: { path: { pool }, body },
  }),
  to: systemPaths.subnetPool,
})
