import type { IpPool } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/definition'
import { fieldHook } from '@/store/forms/hooks'
import { systemPaths } from '../paths'
import { checkIpPool, type IpPoolValues } from './rules'

/** A new IP pool, without addresses so far. */
export const ipPoolCreateForm = defineForm<IpPoolValues, IpPool>({
  name: 'ipPoolCreate',
  initial: () => ({ name: '', description: '' }),
  check: checkIpPool,
  toCommand: body => ({ endpoint: 'ipPoolCreate', args: { body } }),
  succeeded: ({ name }) => ({
    toast: {
      content: ['IP pool ', emphasis(name), ' created'],
      link: { label: 'Add IP ranges', to: systemPaths.ipPool({ pool: name }) },
    },
    to: systemPaths.ipPools(),
  }),
  leaveTo: () => systemPaths.ipPools(),
})

export const useIpPoolCreateField = fieldHook(ipPoolCreateForm)
