import type { IpPool, IpPoolAssignment, IpPoolType, IpVersion } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf } from '@/store/forms/rules'
import { systemPaths } from '../paths'

export interface IpPoolValues extends Identity {
  ipVersion: IpVersion
  poolType: IpPoolType
  assignment: IpPoolAssignment
}

/** Creates an IP pool, without addresses. Its page comes next, where those are added. */
export const ipPoolCreateForm = defineForm<IpPoolValues, IpPool>({
  name: 'ipPoolCreate',
  features: {
    ipVersion: ['siloPoolVersions', 'IP version'],
    poolType: ['poolVersions', 'Type'],
    assignment: ['poolAssignment', 'Assignment'],
  },
  initial: () => ({
    ...identityForm.initial(),
    ipVersion: 'v4',
    poolType: 'unicast',
    assignment: 'silos',
  }),
  check: values => errorsOf(identityForm.check(values)),
  toCommand: body => ({ endpoint: 'systemIpPoolCreate', args: { body } }),
  succeeded: ({ name }) => ({
    toast: {
      content: ['IP pool ', emphasis(name), ' created'],
      link: { label: 'Add IP range', to: systemPaths.ipPoolRangeAdd({ pool: name }) },
    },
    to: systemPaths.ipPool({ pool: name }),
  }),
  leaveTo: () => systemPaths.ipPools(),
})
