import type { InternetGatewayIpAddress } from '@/api/generated/types'
import { ipError } from '@/lib/ip'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { projectPaths, type ProjectParams } from '../paths'
import { gatewayIpAddressesQuery, inGateway } from './queries'
import { ONLY_ONE } from './gateways'

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
