import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import type { VpcRouter, VpcRouterKind } from '@/api/schema/routers'
import type { ActionViewModel } from '@/store/commands/action'
import { selectPageItems } from '@/store/paging/selectors'
import type { RootState } from '@/store/setup/state'
import { projectPaths } from '../paths'
import { routerActions } from './actions'
import { routerListQuery } from './queries'

export interface RouterRowViewModel {
  id: string
  name: string
  href: string
  description: string
  kind: VpcRouterKind
  /** ISO 8601. */
  created: string
  actions: readonly ActionViewModel[]
}

/** One row per router as it was read. */
const toRow = weakMapMemoize(
  (router: VpcRouter, project: string, vpc: string): RouterRowViewModel => ({
    id: router.id,
    name: router.name,
    href: projectPaths.router({ project, vpc, router: router.name }),
    description: router.description,
    kind: router.kind,
    created: router.timeCreated,
    actions: routerActions(router, { project, vpc }),
  }),
)

/** The rows of the page of routers that is shown. */
export const selectRouterRows = createSelector(
  [
    (state: RootState, project: string, vpc: string) =>
      selectPageItems(state, routerListQuery({ project, vpc })),
    (_state: RootState, project: string) => project,
    (_state: RootState, _project: string, vpc: string) => vpc,
  ],
  (routers, project, vpc) => routers.map(router => toRow(router, project, vpc)),
)
