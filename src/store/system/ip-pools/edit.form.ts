import type { IpPool } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineEditForm } from '@/store/forms/edits'
import { IDENTITY_LABELS, identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf } from '@/store/forms/rules'
import { systemPaths, type SystemParams } from '../paths'
import { ipPoolViewQuery } from './queries'

/** Changes the name or description of an IP pool. */
export const ipPoolEditForm = defineEditForm<Identity, IpPool, SystemParams<'ipPool'>>({
  name: 'ipPoolEdit',
  edits: {
    queries: ({ params }) => [ipPoolViewQuery(params)],
    param: 'pool',
    labels: IDENTITY_LABELS,
  },
  initial: ({ params, read }) => identityForm.initial(read(ipPoolViewQuery(params))),
  check: values => errorsOf(identityForm.check(values)),
  toCommand: (values, { params: { pool }, initial }) => ({
    endpoint: 'systemIpPoolUpdate',
    args: { path: { pool }, body: identityForm.changes(values, initial) },
  }),
  succeeded: pool => ({
    toast: { content: ['IP pool ', emphasis(pool.name), ' updated'] },
    to: systemPaths.ipPool({ pool: pool.name }),
    primeCache: { query: ipPoolViewQuery({ pool: pool.name }), data: pool },
  }),
  leaveTo: systemPaths.ipPool,
})
