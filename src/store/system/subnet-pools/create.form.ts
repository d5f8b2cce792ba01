import type { IpVersion, SubnetPool } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf } from '@/store/forms/rules'
import { systemPaths } from '../paths'

export interface SubnetPoolValues extends Identity {
  ipVersion: IpVersion
}

/** Creates a subnet pool, without members. Its page comes next, where those are added. */
export const subnetPoolCreateForm = defineForm<SubnetPoolValues, SubnetPool>({
  name: 'subnetPoolCreate',
  initial: () => ({ ...identityForm.initial(), ipVersion: 'v4' }),
  check: values => errorsOf(identityForm.check(values)),
  toCommand: body => ({ endpoint: 'systemSubnetPoolCreate', args: { body } }),
  succeeded: ({ name }) => ({
    toast: {
      content: ['Subnet pool ', emphasis(name), ' created'],
      link: { label: 'Add member', to: systemPaths.subnetPoolMemberAdd({ subnetPool: name }) },
    },
    to: systemPaths.subnetPool({ subnetPool: name }),
  }),
  leaveTo: () => systemPaths.subnetPools(),
})
