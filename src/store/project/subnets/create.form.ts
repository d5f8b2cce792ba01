import type { VpcSubnet } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/definition'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf } from '@/store/forms/rules'
import { projectPaths } from '../paths'
import { inVpc } from '../vpcs/queries'
import { allSubnetsQuery } from './queries'
import {
  NO_ROUTER,
  refusedBlock,
  requiredBlockError,
  routerOf,
  subnetBlockError,
  subnetNameErrors,
  type SubnetValues,
} from './rules'

export interface SubnetCreateValues extends SubnetValues {
  ipv4Block: string
  /** Empty for one that the server picks. */
  ipv6Block: string
}

/** A new subnet of a VPC, over the subnets of that. */
export const subnetCreateForm = defineForm<SubnetCreateValues, VpcSubnet>({
  name: 'subnetCreate',
  initial: () => ({
    name: '',
    description: '',
    ipv4Block: '',
    ipv6Block: '',
    customRouter: NO_ROUTER,
  }),
  check: (values, { params: { project = '', vpc = '' }, read }) =>
    errorsOf({
      ...subnetNameErrors(values, read(allSubnetsQuery(project, vpc))?.items ?? []),
      ipv4Block: requiredBlockError('v4', values.ipv4Block),
      ...(values.ipv6Block.trim() && { ipv6Block: subnetBlockError('v6', values.ipv6Block) }),
    }),
  toCommand(values, { params: { project = '', vpc = '' } }) {
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
