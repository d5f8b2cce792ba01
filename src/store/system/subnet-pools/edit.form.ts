import type { SubnetPool } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineEditForm } from '@/store/forms/edits'
import { IDENTITY_LABELS, identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf } from '@/store/forms/rules'
import { systemPaths, type SystemParams } from '../paths'
import { subnetPoolViewQuery } from '../ip-pools/queries'

/** Changes the name or description of a subnet pool. */
export const subnetPoolEditForm = defineEditForm<Identity, SubnetPool, SystemParams<'subnetPool'>>({
  name: 'subnetPoolEdit',
  edits: {
    queries: ({ params }) => [subnetPoolViewQuery(params)],
    param: 'subnetPool',
    labels: IDENTITY_LABELS,
  },
  initial: ({ params, read }) => identityForm.initial(read(subnetPoolViewQuery(params))),
  check: values => errorsOf(identityForm.check(values)),
  toCommand: (values, { params: { subnetPool }, initial }) => ({
    endpoint: 'systemSubnetPoolUpdate',
    args: {
      path: { pool: subnetPool },
      body: identityForm.changes(values, initial),
    },
  }),
  succeeded: pool => ({
    toast: { content: ['Subnet pool ', emphasis(pool.name), ' updated'] },
    to: systemPaths.subnetPool({ subnetPool: pool.name }),
    primeCache: { query: subnetPoolViewQuery({ subnetPool: pool.name }), data: pool },
  }),
  leaveTo: systemPaths.subnetPool,
})
