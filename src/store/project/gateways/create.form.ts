import type { InternetGateway } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf } from '@/store/forms/rules'
import { projectPaths, type ProjectParams } from '../paths'
import { inVpc } from '../queries'
import { allGatewaysQuery } from './queries'

/** Creates an internet gateway of a VPC, over the list, and opens it. Nothing is attached yet. */
export const gatewayCreateForm = defineForm<Identity, InternetGateway, ProjectParams<'vpc'>>({
  name: 'gatewayCreate',
  initial: () => identityForm.initial(),
  check: (values, { params, read }) =>
    errorsOf(identityForm.check(values, read(allGatewaysQuery(params))?.items)),
  toCommand: (body, { params }) => ({
    endpoint: 'internetGatewayCreate',
    args: { query: inVpc(params), body },
  }),
  succeeded: ({ name }, _values, { params }) => ({
    toast: { content: ['Internet gateway ', emphasis(name), ' created'] },
    to: projectPaths.internetGateway({ ...params, gateway: name }),
  }),
  leaveTo: projectPaths.internetGateways,
})
