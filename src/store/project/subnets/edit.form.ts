import type { VpcSubnet } from '@/api/generated/types'
import { parentsOf } from '@/lib/name-or-id'
import { defineEditForm } from '@/store/forms/edits'
import { IDENTITY_LABELS, identityForm } from '@/store/forms/identity'
import { updated } from '@/store/forms/outcomes'
import { errorsOf, renameAdvice } from '@/store/forms/rules'
import { projectPaths, type ProjectParams } from '../paths'
import { inVpc, allSubnetsQuery, subnetViewQuery } from '../vpcs/queries'
import { allRoutersQuery } from '../routers/queries'
import { NO_ROUTER, routerOf, routerText, type SubnetValues } from './custom-router'

/** Edits a subnet's name, description or custom router. Its blocks cannot change. */
export const subnetEditForm = defineEditForm<SubnetValues, VpcSubnet, ProjectParams<'subnet'>>({
  name: 'subnetEdit',
  edits: {
    queries: ({ params }) => [subnetViewQuery(params)],
    param: 'subnet',
    labels: { ...IDENTITY_LABELS, customRouter: 'Custom router' },
    text: (field, { customRouter }, { params, read }) =>
      field === 'customRouter'
        ? routerText(customRouter, read(allRoutersQuery(params)))
        : undefined,
  },
  initial({ params, read }) {
    const subnet = read(subnetViewQuery(params))
    return { ...identityForm.initial(subnet), customRouter: subnet?.customRouterId ?? NO_ROUTER }
  },
  check: (values, { params, read }) => {
    const all = read(allSubnetsQuery(params))?.items
    return errorsOf(identityForm.check(values, all, read(subnetViewQuery(params))))
  },
  toCommand(values, { params, initial }) {
    const { subnet } = params
    return {
      endpoint: 'vpcSubnetUpdate',
      args: {
        path: { subnet },
        query: parentsOf(subnet, inVpc(params)),
        body: {
          ...identityForm.changes(values, initial),
          // The server detaches a router that is left out.
          customRouter: routerOf(values).customRouter ?? null,
        },
      },
    }
  },
  succeeded: updated('Subnet', projectPaths.subnets, 'subnet', subnetViewQuery),
  advice: renameAdvice('subnet'),
  leaveTo: projectPaths.subnets,
})
