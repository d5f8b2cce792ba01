import type { Vpc } from '@/api/generated/types'
import { cidrError, containsCidr, parseCidr } from '@/lib/cidr'
import { tidyBlock } from '@/lib/ip-block'
import { nameError } from '@/lib/name'
import { defineForm } from '@/store/forms/define-form'
import { identityForm, type Identity } from '@/store/forms/identity'
import { created } from '@/store/forms/outcomes'
import { errorsOf } from '@/store/forms/rules'
import { projectPaths, type ProjectParams } from '../paths'
import { vpcViewQuery } from './queries'

export interface VpcCreateValues extends Identity {
  dnsName: string
  /** Empty to let the server choose a random one. */
  ipv6Prefix: string
}

const UNIQUE_LOCAL = parseCidr('fd00::/8')
const PREFIX_WIDTH = 48

const ipv6PrefixError = (text: string): string | undefined => {
  if (text === '') return undefined
  const prefix = parseCidr(text)
  if (!prefix || !UNIQUE_LOCAL) return cidrError(text)
  return prefix.width === PREFIX_WIDTH && containsCidr(UNIQUE_LOCAL, prefix)
    ? undefined
    : 'Must be a /48 network in fd00::/8, such as fd12:3456:789a::/48'
}

/** Creates a VPC and opens its firewall rules. */
export const vpcCreateForm = defineForm<VpcCreateValues, Vpc, ProjectParams<'project'>>({
  name: 'vpcCreate',
  tidies: { ipv6Prefix: tidyBlock },
  initial: () => ({ ...identityForm.initial(), dnsName: '', ipv6Prefix: '' }),
  check: values =>
    errorsOf({
      ...identityForm.check(values),
      dnsName: nameError('DNS name', values.dnsName),
      ipv6Prefix: ipv6PrefixError(values.ipv6Prefix.trim()),
    }),
  toCommand({ ipv6Prefix, ...body }, { params: { project } }) {
    const prefix = ipv6Prefix.trim()
    return {
      endpoint: 'vpcCreate',
      args: { query: { project }, body: { ...body, ...(prefix && { ipv6Prefix: prefix }) } },
    }
  },
  succeeded: created('VPC', projectPaths.firewallRules, 'vpc', vpcViewQuery),
  leaveTo: projectPaths.vpcs,
})
