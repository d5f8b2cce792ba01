import { selectRouteRows } from '@/store/project/router-routes/router-routes'
import { selectRouter, selectRouterRows } from '@/store/project/routers/routers'
import type { TestConsole } from '#tests/support/console'
import { PLACE, PROJECT, VPC } from '../subnets/support'

export const LIST = `${PLACE}/routers`
export const CUSTOM = 'mock-custom-router'
export const SYSTEM = 'mock-system-router'

const IN_VPC = { project: PROJECT, vpc: VPC }

export const routerRows = (console: TestConsole) => selectRouterRows(console.state(), IN_VPC)

export const routerRow = (console: TestConsole, name: string) => {
  const row = routerRows(console).find(each => each.name === name)
  if (!row) throw new Error(`The list shows no ${name}.`)
  return row
}

export const routerOn = (console: TestConsole, name: string) => {
  const router = selectRouter(console.state(), { ...IN_VPC, router: name })
  if (!router) throw new Error(`The page shows no ${name}.`)
  return router
}

export const routeRows = (console: TestConsole, router: string) =>
  selectRouteRows(console.state(), { ...IN_VPC, router })

export const routeRow = (console: TestConsole, router: string, name: string) => {
  const row = routeRows(console, router).find(each => each.name === name)
  if (!row) throw new Error(`The page shows no ${name}.`)
  return row
}
