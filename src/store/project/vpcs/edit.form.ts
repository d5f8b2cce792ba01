import type { Vpc } from '@/api/schema/vpcs'
import { descriptionError, freeNameError, nameError } from '@/lib/name'
import { parentsOf } from '@/lib/name-or-id'
import { emphasis } from '@/lib/rich-text'
import type { FormContext } from '@/store/forms/definition'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf, renameAdvice } from '@/store/forms/rules'
import { projectPaths, type ProjectParams } from '../paths'
import { allVpcsQuery, vpcViewQuery } from './queries'

export interface VpcEditValues {
  name: string
  description: string
  /** Empty to leave it as it is. */
  dnsName: string
}

const vpcOf = ({ params: { project, vpc }, read }: FormContext<ProjectParams<'vpc'>>) =>
  read(vpcViewQuery({ project, vpc }))

const othersOf = (context: FormContext<ProjectParams<'vpc'>>) => {
  const self = vpcOf(context)?.id
  const all = context.read(allVpcsQuery({ project: context.params.project }))?.items ?? []
  return all.filter(({ id }) => id !== self)
}

/** Renames or redescribes a VPC. Its addresses are what it was made with. */
export const vpcEditForm = defineForm<VpcEditValues, Vpc, ProjectParams<'vpc'>>({
  name: 'vpcEdit',
  isEdit: true,
  initial(context) {
    const { name = '', description = '', dnsName = '' } = vpcOf(context) ?? {}
    return { name, description, dnsName }
  },
  check: ({ name, description, dnsName }, context) =>
    errorsOf({
      name: freeNameError('Name', name, othersOf(context)),
      description: descriptionError(description),
      dnsName: nameError('DNS name', dnsName, { required: false }),
    }),
  toCommand: ({ dnsName, ...body }, { params: { project, vpc } }) => ({
    endpoint: 'vpcUpdate',
    args: {
      path: { vpc },
      query: parentsOf(vpc, { project }),
      body: { ...body, ...(dnsName && { dnsName }) },
    },
  }),
  succeeded: (vpc, _values, { params: { project } }) => ({
    toast: { content: ['VPC ', emphasis(vpc.name), ' updated'] },
    to: projectPaths.firewallRules({ project, vpc: vpc.name }),
    primeCache: { query: vpcViewQuery({ project, vpc: vpc.name }), data: vpc },
  }),
  advice: renameAdvice('VPC'),
  leaveTo: projectPaths.firewallRules,
})

export const useVpcEditField = fieldHook(vpcEditForm)
