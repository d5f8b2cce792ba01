import type { VpcSubnet } from '@/api/schema/subnets'
import { parentsOf } from '@/lib/name-or-id'
import { emphasis } from '@/lib/rich-text'
import type { FormContext } from '@/store/forms/definition'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { identityForm } from '@/store/forms/identity'
import { errorsOf, renameAdvice } from '@/store/forms/rules'
import { projectPaths, type ProjectParams } from '../paths'
import { inVpc } from '../vpcs/queries'
import { allSubnetsQuery, subnetViewQuery } from './queries'
import { NO_ROUTER, routerOf, type SubnetValues } from './rules'

const subnetOf = ({
  params: { project, vpc, subnet },
  read,
}: FormContext<ProjectParams<'subnet'>>) => read(subnetViewQuery({ project, vpc, subnet }))

/** Renames or redescribes a subnet, or changes its custom router. Its blocks are what they are. */
export const subnetEditForm = defineForm<SubnetValues, VpcSubnet, ProjectParams<'subnet'>>({
  name: 'subnetEdit',
  isEdit: true,
  initial(context) {
    const { name = '', description = '', customRouterId } = subnetOf(context) ?? {}
    return { name, description, customRouter: customRouterId ?? NO_ROUTER }
  },
  check(values, context) {
    const { project, vpc } = context.params
    const self = subnetOf(context)?.id
    const all = context.read(allSubnetsQuery({ project, vpc }))?.items ?? []
    return errorsOf(
      identityForm.check(
        values,
        all.filter(({ id }) => id !== self),
      ),
    )
  },
  toCommand(values, { params: { project, vpc, subnet } }) {
    const { name, description } = values
    return {
      endpoint: 'vpcSubnetUpdate',
      args: {
        path: { subnet },
        query: parentsOf(subnet, inVpc(project, vpc)),
        body: { name, description, ...routerOf(values) },
      },
    }
  },
  succeeded: (subnet, _values, { params }) => ({
    toast: { content: ['Subnet ', emphasis(subnet.name), ' updated'] },
    to: projectPaths.subnets(params),
    primeCache: {
      query: subnetViewQuery({
        project: params.project,
        vpc: params.vpc,
        subnet: subnet.name,
      }),
      data: subnet,
    },
  }),
  advice: renameAdvice('subnet'),
  leaveTo: projectPaths.subnets,
})

export const useSubnetEditField = fieldHook(subnetEditForm)
