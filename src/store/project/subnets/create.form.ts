import type { VpcSubnet } from '@/api/schema/subnets'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { identityForm } from '@/store/forms/identity'
import { errorsOf } from '@/store/forms/rules'
import { projectPaths, type ProjectParams } from '../paths'
import { inVpc } from '../vpcs/queries'
import { allSubnetsQuery } from './queries'
import {
  NO_ROUTER,
  refusedBlock,
  requiredBlockError,
  routerOf,
  subnetBlockError,
  type SubnetValues,
} from './rules'

export interface SubnetCreateValues extends SubnetValues {
  ipv4Block: string
  /** Empty for one that the server picks. */
  ipv6Block: string
}

/** A new subnet of a VPC, over the subnets of that. */
export const subnetCreateForm = defineForm<SubnetCreateValues, VpcSubnet, ProjectParams<'vpc'>>({
  name: 'subnetCreate',
  initial: () => ({
    ...identityForm.initial(),
    ipv4Block: '',
    ipv6Block: '',
    customRouter: NO_ROUTER,
  }),
  check: (values, { params, read }) =>
    errorsOf({
      ...identityForm.check(values, read(allSubnetsQuery(params))?.items ?? []),
      ipv4Block: requiredBlockError('v4', values.ipv4Block),
      ...(values.ipv6Block.trim() && { ipv6Block: subnetBlockError('v6', values.ipv6Block) }),
    }),
  toCommand(values, { params: { project, vpc } }) {
    const ipv6Block = values.ipv6Block.trim()
    return {
      endpoint: 'vpcSubnetCreate',
      args: {
        query: inVpc(project, vpc),
        body: {
          name: values.name,
          description: values.description,
          ipv4Block: values.ipv4Block.trim(),
          ...(ipv6Block && { ipv6Block }),
          ...routerOf(values),
        },
      },
    }
  },
  succeeded: ({ name }, _values, { params }) => ({
    toast: { content: ['Subnet ', emphasis(name), ' created'] },
    to: projectPaths.subnets(params),
  }),
  fieldErrors({ errorCode, message }) {
    const field = errorCode === 'InvalidRequest' ? refusedBlock(message) : undefined
    return field ? { [field]: message } : {}
  },
  leaveTo: projectPaths.subnets,
})

export const useSubnetCreateField = fieldHook(subnetCreateForm)
