import { confirmAccepted } from '@/store/confirm/confirm'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import { selectTargetInstances } from '@/store/project/floating-ips/choices'
import { selectFloatingIpRows } from '@/store/project/floating-ips/floating-ips'
import { projectPaths } from '@/store/project/paths'
import { selectTopologyQueries } from '@/store/project/topology/topology'
import { queriesWanted } from '@/store/queries/slice'
import type { TestConsole } from './console'

const project = 'mock-project'
const vpc = 'mock-vpc'

export const FLOATING_IPS_JOB_START = projectPaths.floatingIps({ project })

const send = async (console: TestConsole, form: string, values: Record<string, unknown>) => {
  await console.send(formChanged({ form, values }))
  await console.send(formSubmitted({ form }))
}

const rows = (console: TestConsole) => selectFloatingIpRows(console.state(), { project })

/** Runs an action of a floating IP, and confirms it if asked. */
const act = async (console: TestConsole, name: string, id: string) => {
  const row = rows(console).find(each => each.name === name)
  const action = row?.actions.find(each => each.id === id)
  if (!action?.event || action.reason) throw new Error(`${id} of ${name} is not possible now.`)
  await console.send(action.event)
  if (action.event.type === 'confirm/requested') await console.send(confirmAccepted())
}

const give = async (console: TestConsole, form: string, instance: string) => {
  const { items } = selectTargetInstances(console.state(), form)
  await send(console, form, { instance: items.find(({ label }) => label === instance)?.value })
}

/** Changes the instance's state without the console knowing. */
const turnDb2 = ({ backend: { backendState } }: TestConsole, runState: 'migrating' | 'running') => {
  for (const { id, name } of backendState.db.instances.all())
    if (name === 'db2') backendState.db.instances.update(id, { runState })
}

/**
 * Creates a floating IP, attaches it, renames it, moves it to an instance that cannot have it yet
 * and again when it can, looks at the VPC, and deletes it. Starts at `FLOATING_IPS_JOB_START`;
 * returns the toasts and what remains.
 */
export const doFloatingIpsJob = async (console: TestConsole) => {
  await console.send(navigationRequested({ to: projectPaths.floatingIpCreate({ project }) }))
  await send(console, 'floatingIpCreate', { name: 'fanta', pool: 'ip-pool-1' })
  await act(console, 'fanta', 'attach')
  await give(console, 'floatingIpAttachTo', 'db1')
  await console.send(
    navigationRequested({ to: projectPaths.floatingIp({ project, floatingIp: 'fanta' }) }),
  )
  await send(console, 'floatingIpEdit', { name: 'mirinda' })
  await act(console, 'mirinda', 'move')
  turnDb2(console, 'migrating')
  await give(console, 'floatingIpMove', 'db2')
  const stranded = rows(console).find(({ name }) => name === 'mirinda')?.instanceId
  turnDb2(console, 'running')
  await give(console, 'floatingIpMove', 'db2')
  await console.send(navigationRequested({ to: projectPaths.topology({ project, vpc }) }))
  const queries = selectTopologyQueries(console.state(), { project, vpc })
  await console.send(queriesWanted({ owner: 'topology', queries }))
  // Until the cached state of db2, migrating, is too old to be shown without a new request.
  await console.advance(3_000)
  await console.send(navigationRequested({ to: projectPaths.floatingIps({ project }) }))
  await act(console, 'mirinda', 'detach')
  await act(console, 'mirinda', 'delete')
  return { stranded, names: rows(console).map(({ name }) => name) }
}
