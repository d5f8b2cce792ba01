import type { IpPool } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/definition'
import { fieldHook } from '@/store/forms/hooks'
import { systemPaths } from '../paths'
import { ipPoolViewQuery } from './queries'
import { checkIpPool, type IpPoolValues } from './rules'

/** Renames or redescribes an IP pool. */
export const ipPoolEditForm = defineForm<IpPoolValues, IpPool>({
  name: 'ipPoolEdit',
  isEdit: true,
  initial({ params: { pool = '' }, read }) {
    const { name = '', description = '' } = read(ipPoolViewQuery(pool)) ?? {}
    return { name, description }
  },
  check: checkIpPool,
  toCommand: (body, { params: { pool = '' } }) => ({
    endpoint: 'ipPoolUpdate',
    args: { path: { pool }, body },
  }),
  succeeded: pool => ({
    toast: { content: ['IP pool ', emphasis(pool.name), ' updated'] },
    to: systemPaths.ipPool({ pool: pool.name }),
    seed: { query: ipPoolViewQuery(pool.name), data: pool },
  }),
  leaveTo: systemPaths.ipPool,
})

export const useIpPoolEditField = fieldHook(ipPoolEditForm)
