import type { InternetGateway } from '@/api/generated/types'
import { defineForm } from '@/store/forms/define-form'
import { identityForm, type Identity } from '@/store/forms/identity'
import { created } from '@/store/forms/outcomes'
import { errorsOf } from '@/store/forms/rules'
import { projectPaths } from '../paths'
import { returning, type CheckParams } from '../reachability-paths'
import { inVpc } from '../vpcs/queries'
import { allGatewaysQuery } from './queries'

/** Creates an internet gateway of a VPC, over the list, and opens it. Nothing is attached yet. */
export const gatewayCreateForm = defineForm<
  Identity,
  InternetGateway,
  CheckParams<'gatewayCreate'>
>({
  name: 'gatewayCreate',
  initial: ({ params: { name = '' } }) => ({ ...identityForm.initial(), name }),
  check: (values, { params, read }) =>
    errorsOf(identityForm.check(values, read(allGatewaysQuery(params))?.items)),
  toCommand: (body, { params }) => ({
    endpoint: 'internetGatewayCreate',
    args: { query: inVpc(params), body },
  }),
  succeeded: created(
    'Internet gateway',
    returning<CheckParams<'gatewayCreate'> & { gateway: string }>(projectPaths.internetGateway),
    'gateway',
  ),
  leaveTo: returning(projectPaths.internetGateways),
})
