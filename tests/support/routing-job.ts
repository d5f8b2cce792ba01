import { selectData } from '@/api/core/api'
import type { ActionViewModel } from '@/store/commands/action'
import { confirmAccepted } from '@/store/confirm/confirm'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import { projectPaths } from '@/store/project/paths'
import { routerViewQuery } from '@/store/project/routers/queries'
import { selectRouterRows } from '@/store/project/routers/routers'
import { selectRouteRows } from '@/store/project/router-routes/router-routes'
import { selectSubnetRows } from '@/store/project/subnets/subnets'
import type { TestConsole } from './console'

const project = 'mock-project'
const vpc = 'mock-vpc'
const place = { project, vpc }
const router = 'detour'

export const ROUTING_JOB_START = projectPaths.routers(place)

const go = (console: TestConsole, to: string) => console.send(navigationRequested({ to }))

const fillAndSubmit = async (
  console: TestConsole,
  form: string,
  ...values: readonly Record<string, unknown>[]
) => {
  for (const each of values) await console.send(formChanged({ form, values: each }))
  await console.send(formSubmitted({ form }))
}

const remove = async (console: TestConsole, actions: readonly ActionViewModel[] = []) => {
  const action = actions.find(({ id }) => id === 'delete')
  if (!action?.event || action.reason) throw new Error('There is nothing that can be deleted.')
  await console.send(action.event)
  await console.send(confirmAccepted())
}

const subnets = (console: TestConsole) => selectSubnetRows(console.state(), place)
const routers = (console: TestConsole) => selectRouterRows(console.state(), place)

const giveRouter = async (console: TestConsole, customRouter: string) => {
  await go(console, projectPaths.subnet({ ...place, subnet: 'web' }))
  await fillAndSubmit(console, 'subnetEdit', { customRouter })
}

/**
 * A user creates a router, gives it a route to a gateway, creates a subnet that uses it, detaches
 * and attaches it, and deletes the router. Starts at `ROUTING_JOB_START`; returns the routes seen
 * and the subnet's router at each step.
 */
export const doRoutingJob = async (console: TestConsole) => {
  const ofSubnet: (string | null | undefined)[] = []
  const see = () =>
    ofSubnet.push(subnets(console).find(({ name }) => name === 'web')?.customRouterId && router)

  await go(console, projectPaths.routerCreate(place))
  await fillAndSubmit(console, 'routerCreate', { name: router })
  await go(console, projectPaths.routeCreate({ ...place, router }))
  await fillAndSubmit(
    console,
    'routeCreate',
    { name: 'out', destinationType: 'ip_net', targetType: 'internet_gateway' },
    { destinationValue: '198.51.100.0/24', targetValue: 'internet-gateway-2' },
  )
  const routes = selectRouteRows(console.state(), { ...place, router }).map(({ name }) => name)
  const id = selectData(console.state(), routerViewQuery({ project, vpc, router }))?.id ?? ''

  await go(console, projectPaths.subnetCreate(place))
  await fillAndSubmit(console, 'subnetCreate', {
    name: 'web',
    ipv4Block: '10.1.2.2/24',
    customRouter: id,
  })
  see()
  await giveRouter(console, 'none')
  see()
  await giveRouter(console, id)
  see()

  await go(console, projectPaths.routers(place))
  await remove(console, routers(console).find(({ name }) => name === router)?.actions)
  await go(console, projectPaths.subnets(place))
  see()
  return { routes, ofSubnet }
}
