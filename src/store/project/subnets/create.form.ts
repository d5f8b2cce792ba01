import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { VpcSubnet } from '@/api/generated/types'
import { blockError, tidyBlock, type NamedBlock } from '@/lib/ip-block'
import { defineForm } from '@/store/forms/define-form'
import { identityForm } from '@/store/forms/identity'
import { created } from '@/store/forms/outcomes'
import { errorsOf, requiredError } from '@/store/forms/rules'
import type { RootState } from '@/store/setup/state'
import { projectPaths, type ProjectParams } from '../paths'
import { inVpc, allSubnetsQuery } from '../vpcs/queries'
import { NO_ROUTER, routerOf, type SubnetValues } from './custom-router'

export interface SubnetCreateValues extends SubnetValues {
  ipv4Block: string
  /** Empty to let the server choose one. */
  ipv6Block: string
}

/** The block that the server refused, found by the IP version or range in its message. */
export const refusedBlock = (message: string): 'ipv4Block' | 'ipv6Block' | undefined => {
  const [, family] = /\bIPv([46])\b/.exec(message) ?? []
  if (family) return family === '4' ? 'ipv4Block' : 'ipv6Block'
  const [, range = ''] = /'([^']*\/\d+)'/.exec(message) ?? []
  if (range === '') return undefined
  return range.includes(':') ? 'ipv6Block' : 'ipv4Block'
}

/**
 * Creates a subnet of a VPC, over the list of subnets. Only the format of the blocks is checked
 * here: the server's other rules depend on the configuration of the rack.
 */
export const subnetCreateForm = defineForm<SubnetCreateValues, VpcSubnet, ProjectParams<'vpc'>>({
  name: 'subnetCreate',
  initial: () => ({
    ...identityForm.initial(),
    ipv4Block: '',
    ipv6Block: '',
    customRouter: NO_ROUTER,
  }),
  tidies: { ipv4Block: tidyBlock, ipv6Block: tidyBlock },
  check: (values, { params, read }) =>
    errorsOf({
      ...identityForm.check(values, read(allSubnetsQuery(params))?.items),
      ipv4Block:
        requiredError('IPv4 block', values.ipv4Block) ?? blockError(values.ipv4Block.trim(), 'v4'),
      ...(values.ipv6Block.trim() && { ipv6Block: blockError(values.ipv6Block.trim(), 'v6') }),
    }),
  toCommand(values, { params }) {
    const { name, description, ipv4Block } = values
    const ipv6Block = values.ipv6Block.trim()
    return {
      endpoint: 'vpcSubnetCreate',
      args: {
        query: inVpc(params),
        body: {
          name,
          description,
          ipv4Block: ipv4Block.trim(),
          ...(ipv6Block && { ipv6Block }),
          ...routerOf(values),
        },
      },
    }
  },
  succeeded: created('Subnet', projectPaths.subnets),
  fieldErrors({ errorCode, message }) {
    const field = errorCode === 'InvalidRequest' ? refusedBlock(message) : undefined
    return field ? { [field]: message } : {}
  },
  leaveTo: projectPaths.subnets,
})

/** The blocks of the VPC's subnets, as far as loaded. */
export const selectSubnetBlocks = createSelector(
  [
    (state: RootState, params: ProjectParams<'vpc'>) =>
      selectData(state, allSubnetsQuery(params))?.items,
  ],
  (subnets = []): readonly NamedBlock[] =>
    subnets.flatMap(({ name, ipv4Block, ipv6Block }) => [
      { name, block: ipv4Block },
      { name, block: ipv6Block },
    ]),
)
