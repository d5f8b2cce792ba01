import type { IpPool } from '@/api/schema/ip-pools'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { systemPaths, type SystemParams } from '../paths'
import { ipPoolViewQuery } from './queries'
import { checkIpPool, type IpPoolValues } from './rules'

/** Renames or redescribes an IP pool. */
export const ipPoolEditForm = defineForm<IpPoolValues, IpPool, SystemParams<'ipPool'>>({
  name: 'ipPoolEdit',
  isEdit: true,
  initial({ params: { pool }, read }) {
    const { name = '', description = '' } = read(ipPoolViewQuery({ pool })) ?? {}
    return { name, description }
  },
  check: checkIpPool,
  toCommand: (body, { params: { pool } }) => ({
    endpoint: 'ipPoolUpdate',
    args: { path: { pool }, body },
  }),
  succeeded: pool => ({
    toast: { content: ['IP pool ', emphasis(pool.name), ' updated'] },
    to: systemPaths.ipPool({ pool: pool.name }),
    primeCache: { query: ipPoolViewQuery({ pool: pool.name }), data: pool },
  }),
  leaveTo: systemPaths.ipPool,
})

export const useIpPoolEditField = fieldHook(ipPoolEditForm)
