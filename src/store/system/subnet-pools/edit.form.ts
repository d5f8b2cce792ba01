import type { SubnetPool } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf } from '@/store/forms/rules'
import { systemPaths, type SystemParams } from '../paths'
import { subnetPoolViewQuery } from './queries'

/** Changes the name or description of a subnet pool. */
export const subnetPoolEditForm = defineForm<Identity, SubnetPool, SystemParams<'subnetPool'>>({
  name: 'subnetPoolEdit',
  isEdit: true,
  initial: ({ params, read }) => identityForm.initial(read(subnetPoolViewQuery(params))),
  check: values => errorsOf(identityForm.check(values)),
  toCommand: (body, { params: { subnetPool } }) => ({
    endpoint: 'systemSubnetPoolUpdate',
    args: { path: { pool: subnetPool }, body },
  }),
  succeeded: pool => ({
    toast: { content: ['Subnet pool ', emphasis(pool.name), ' updated'] },
    to: systemPaths.subnetPool({ subnetPool: pool.name }),
    primeCache: { query: subnetPoolViewQuery({ subnetPool: pool.name }), data: pool },
  }),
  leaveTo: systemPaths.subnetPool,
})

export const useSubnetPoolEditField = fieldHook(subnetPoolEditForm)
