import type { Vpc } from '@/api/schema/vpcs'
import { descriptionError, nameError } from '@/lib/name'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf } from '@/store/forms/rules'
import { projectPaths, type ProjectParams } from '../paths'
import { vpcViewQuery } from './queries'
import { ipv6PrefixError } from './rules'

export interface VpcCreateValues {
  name: string
  description: string
  dnsName: string
  /** Empty for one that the server takes at random. */
  ipv6Prefix: string
}

/** A new VPC; it opens at its firewall rules. */
export const vpcCreateForm = defineForm<VpcCreateValues, Vpc, ProjectParams<'project'>>({
  name: 'vpcCreate',
  initial: () => ({ name: '', description: '', dnsName: '', ipv6Prefix: '' }),
  check: ({ name, description, dnsName, ipv6Prefix }) =>
    errorsOf({
      name: nameError('Name', name),
      description: descriptionError(description),
      dnsName: nameError('DNS name', dnsName),
      ipv6Prefix: ipv6PrefixError(ipv6Prefix.trim()),
    }),
  toCommand({ ipv6Prefix, ...body }, { params: { project } }) {
    const prefix = ipv6Prefix.trim()
    return {
      endpoint: 'vpcCreate',
      args: { query: { project }, body: { ...body, ...(prefix && { ipv6Prefix: prefix }) } },
    }
  },
  succeeded: (vpc, _values, { params: { project } }) => ({
    toast: { content: ['VPC ', emphasis(vpc.name), ' created'] },
    to: projectPaths.firewallRules({ project, vpc: vpc.name }),
    primeCache: { query: vpcViewQuery({ project, vpc: vpc.name }), data: vpc },
  }),
  leaveTo: projectPaths.vpcs,
})

export const useVpcCreateField = fieldHook(vpcCreateForm)
