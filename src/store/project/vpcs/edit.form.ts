import type { Vpc } from '@/api/generated/types'
import { nameError } from '@/lib/name'
import { parentsOf } from '@/lib/name-or-id'
import { defineEditForm } from '@/store/forms/edits'
import { IDENTITY_LABELS, identityForm, type Identity } from '@/store/forms/identity'
import { updated } from '@/store/forms/outcomes'
import { changedValues, errorsOf, renameAdvice } from '@/store/forms/rules'
import { projectPaths, type ProjectParams } from '../paths'
import { allVpcsQuery } from '../queries'
import { vpcViewQuery } from './queries'

export interface VpcEditValues extends Identity {
  /** Empty to keep the current one. */
  dnsName: string
}

/** Edits a VPC's name, description or DNS name. Its addresses cannot change. */
export const vpcEditForm = defineEditForm<VpcEditValues, Vpc, ProjectParams<'vpc'>>({
  name: 'vpcEdit',
  edits: {
    queries: ({ params }) => [vpcViewQuery(params)],
    param: 'vpc',
    labels: { ...IDENTITY_LABELS, dnsName: 'DNS name' },
  },
  initial({ params, read }) {
    const vpc = read(vpcViewQuery(params))
    return { ...identityForm.initial(vpc), dnsName: vpc?.dnsName ?? '' }
  },
  check: (values, { params, read }) =>
    errorsOf({
      ...identityForm.check(values, read(allVpcsQuery(params))?.items, read(vpcViewQuery(params))),
      dnsName: nameError('DNS name', values.dnsName, { required: false }),
    }),
  toCommand(values, { params: { project, vpc }, initial }) {
    const { dnsName, ...body } = changedValues(values, initial, 'name', 'description', 'dnsName')
    return {
      endpoint: 'vpcUpdate',
      args: {
        path: { vpc },
        query: parentsOf(vpc, { project }),
        body: { ...body, ...(dnsName && { dnsName }) },
      },
    }
  },
  succeeded: updated('VPC', projectPaths.firewallRules, 'vpc', vpcViewQuery),
  advice: renameAdvice('VPC'),
  leaveTo: projectPaths.firewallRules,
})
