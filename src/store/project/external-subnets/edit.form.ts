import type { ExternalSubnet } from '@/api/generated/types'
import { parentsOf } from '@/lib/name-or-id'
import { emphasis } from '@/lib/rich-text'
import { defineEditForm } from '@/store/forms/edits'
import { IDENTITY_LABELS, identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf, renameAdvice } from '@/store/forms/rules'
import { projectPaths, type ProjectParams } from '../paths'
import { externalSubnetViewQuery } from './queries'

/** Changes the name or description of an external subnet. Its subnet cannot be changed. */
export const externalSubnetEditForm = defineEditForm<
  Identity,
  ExternalSubnet,
  ProjectParams<'externalSubnet'>
>({
  name: 'externalSubnetEdit',
  edits: {
    queries: ({ params }) => [externalSubnetViewQuery(params)],
    param: 'externalSubnet',
    labels: IDENTITY_LABELS,
  },
  initial: ({ params, read }) =>
    identityForm.initial(read(externalSubnetViewQuery(params)) ?? { name: params.externalSubnet }),
  check: values => errorsOf(identityForm.check(values)),
  toCommand: (values, { params: { project, externalSubnet }, initial }) => ({
    endpoint: 'externalSubnetUpdate',
    args: {
      path: { externalSubnet },
      query: parentsOf(externalSubnet, { project }),
      body: identityForm.changes(values, initial),
    },
  }),
  succeeded: ({ name }, _values, { params }) => ({
    toast: { content: ['External subnet ', emphasis(name), ' updated'] },
    to: projectPaths.externalSubnets(params),
  }),
  advice: renameAdvice('external subnet'),
  leaveTo: projectPaths.externalSubnets,
})
