import type { InternetGatewayIpAddress, InternetGatewayIpPool } from '@/api/generated/types'
import { ipError } from '@/lib/ip'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { type Identity, identityForm } from '@/store/forms/identity'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { type ProjectParams, projectPaths } from '../paths'
import { returning, type CheckParams } from '../reachability-paths'
import { ONLY_ONE } from './gateways'
import { gatewayIpAddressesQuery, gatewayIpPoolsQuery, inGateway } from './queries'

interface AttachPoolValues extends Identity {
  /** Name of the pool. */
  ipPool: string
}

/** Attaches an IP pool of the silo to an internet gateway. */
export const gatewayPoolAttachForm = defineForm<
  AttachPoolValues,
  InternetGatewayIpPool,
  CheckParams<'poolAttach'>
>({
  name: 'gatewayPoolAttach',
  initial: ({ params: { pool = '' } }) => ({ ...identityForm.initial(), name: pool, ipPool: pool }),
  /** The attachment is usually called like the pool. */
  adjust: ({ name, ipPool }, changed) =>
    changed.includes('ipPool') && name === '' ? { name: ipPool } : {},
  check: (values, { params, read }) =>
    errorsOf({
      ...identityForm.check(values, read(gatewayIpPoolsQuery(params))?.items),
      ipPool: requiredError('IP pool', values.ipPool),
    }),
  toCommand: (body, { params }) => ({
    endpoint: 'internetGatewayIpPoolCreate',
    args: { query: inGateway(params), body },
  }),
  succeeded: (_pool, { ipPool }, { params }) => ({
    toast: { content: ['IP pool ', emphasis(ipPool), ' attached'] },
    to: returning(projectPaths.internetGateway)(params),
  }),
  leaveTo: returning(projectPaths.internetGateway),
})

interface AttachAddressValues extends Identity {
  address: string
}

/** Attaches an IP address to an internet gateway, which can have one. */
export const gatewayAddressAttachForm = defineForm<
  AttachAddressValues,
  InternetGatewayIpAddress,
  ProjectParams<'internetGateway'>
>({
  name: 'gatewayAddressAttach',
  initial: () => ({ ...identityForm.initial(), address: '' }),
  check: (values, { params, read }) =>
    errorsOf({
      ...identityForm.check(values, read(gatewayIpAddressesQuery(params))?.items),
      address:
        requiredError('IP address', values.address) ??
        ipError(values.address.trim()) ??
        (read(gatewayIpAddressesQuery(params))?.items.length ? ONLY_ONE : undefined),
    }),
  toCommand: ({ address, ...body }, { params }) => ({
    endpoint: 'internetGatewayIpAddressCreate',
    args: { query: inGateway(params), body: { ...body, address: address.trim() } },
  }),
  succeeded: ({ address }, _values, { params }) => ({
    toast: { content: ['IP address ', emphasis(address), ' attached'] },
    to: projectPaths.internetGateway(params),
  }),
  leaveTo: projectPaths.internetGateway,
})
