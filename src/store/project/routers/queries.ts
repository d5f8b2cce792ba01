import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { parentsOf } from '@/lib/name-or-id'
import { defineQuery } from '@/store/queries/define'
import { inVpc } from '../vpcs/queries'

/** What calls say of the router that something is in, which is given by its name or its id. */
export const inRouter = (project: string, vpc: string, router: string) => ({
  ...parentsOf(router, inVpc(project, vpc)),
  router,
})

/** The first page of a VPC's routers. */
export const routerListQuery = defineQuery(
  ({ project, vpc }: { project: string; vpc: string }) => ({
    endpoint: 'vpcRouterList',
    args: { query: { ...inVpc(project, vpc), limit: PAGE_SIZE } },
  }),
)

/** The routers of a VPC, the system router among them, for choosing one. */
export const allRoutersQuery = defineQuery(
  ({ project, vpc }: { project: string; vpc: string }) => ({
    endpoint: 'vpcRouterList',
    args: { query: { ...inVpc(project, vpc), limit: ALL_ITEMS_LIMIT } },
  }),
)

export const routerViewQuery = defineQuery(
  ({ project, vpc, router }: { project: string; vpc: string; router: string }) => ({
    endpoint: 'vpcRouterView',
    args: { path: { router }, query: parentsOf(router, inVpc(project, vpc)) },
  }),
)

/** A router by its id, which needs no VPC. */
export const routerByIdQuery = defineQuery(({ router }: { router: string }) => ({
  endpoint: 'vpcRouterView',
  args: { path: { router } },
}))
