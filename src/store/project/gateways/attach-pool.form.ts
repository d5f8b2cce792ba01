import type { InternetGatewayIpPool } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { projectPaths, type ProjectParams } from '../paths'
import { gatewayIpPoolsQuery, inGateway } from './queries'

interface AttachPoolValues extends Identity {
  /** Name of the pool. */
  ipPool: string
}

/** Attaches an IP pool of the silo to an internet gateway. */
export const gatewayPoolAttachForm = defineForm<
  AttachPoolValues,
  InternetGatewayIpPool,
  ProjectParams<'internetGateway'>
>({
  name: 'gatewayPoolAttach',
  initial: () => ({ ...identityForm.initial(), ipPool: '' }),
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
    to: projectPaths.internetGateway(params),
  }),
  leaveTo: projectPaths.internetGateway,
})
