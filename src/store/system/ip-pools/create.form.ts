import type { IpPool } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf } from '@/store/forms/rules'
import { systemPaths } from '../paths'

/** Creates an IP pool, without addresses. */
export const ipPoolCreateForm = defineForm<Identity, IpPool>({
  name: 'ipPoolCreate',
  initial: () => identityForm.initial(),
  check: values => errorsOf(identityForm.check(values)),
  toCommand: body => ({ endpoint: 'systemIpPoolCreate', args: { body } }),
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
