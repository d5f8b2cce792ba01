import { selectFloatingIpRows } from '@/store/project/floating-ips/floating-ips'
import { startConsole, type TestConsole } from '#tests/support/console'
import { recordOf } from '../instances/support'

export const project = 'mock-project'
export const path = `/projects/${project}/floating-ips`

export const openList = () => startConsole({ path })

type Shown = Pick<TestConsole, 'state'>

export const rowsOf = (console: Shown) => selectFloatingIpRows(console.state(), { project })

export const rowOf = (console: Shown, name: string) => {
  const row = rowsOf(console).find(each => each.name === name)
  if (!row) throw new Error(`The list shows no ${name}.`)
  return row
}

export const actionsOf = (console: Shown, name: string) => rowOf(console, name).actions

export const instanceId = (console: Pick<TestConsole, 'backend'>, name: string) =>
  recordOf(console.backend.backendState.db.instances, name).id

/** Puts an instance into a state that no request can put it into. */
export const turnInstance = (
  console: TestConsole,
  name: string,
  runState: 'starting' | 'failed' | 'migrating' | 'running',
) => console.backend.backendState.db.instances.update(instanceId(console, name), { runState })

export const where = (console: TestConsole) => console.history.current().path
