import { selectIpPoolRangeRows } from '@/store/system/ip-pool-ranges/ip-pool-ranges'
import { selectLinkedSiloRows } from '@/store/system/ip-pool-silos/ip-pool-silos'
import { selectIpPool, selectIpPoolRows } from '@/store/system/ip-pools/ip-pools'
import { startConsole, type TestConsole } from '#tests/support/console'

export const LIST = '/system/networking/ip-pools'

export const openList = () => startConsole({ path: LIST })

export const openPool = (pool: string, user?: string) =>
  startConsole({ path: `${LIST}/${pool}`, ...(user !== undefined && { user }) })

export const poolNames = (console: TestConsole) =>
  selectIpPoolRows(console.state(), {}).map(({ name }) => name)

export const rowOf = (console: TestConsole, name: string) => {
  const row = selectIpPoolRows(console.state(), {}).find(each => each.name === name)
  if (!row) throw new Error(`The list shows no ${name}.`)
  return row
}

export const poolOf = (console: TestConsole, name: string) => {
  const pool = selectIpPool(console.state(), { pool: name })
  if (!pool) throw new Error(`The page shows no ${name}.`)
  return pool
}

export const rangesOf = (console: TestConsole, pool: string) =>
  selectIpPoolRangeRows(console.state(), { pool })

export const linksOf = (console: TestConsole, pool: string) =>
  selectLinkedSiloRows(console.state(), { pool })

export const where = (console: Pick<TestConsole, 'history'>) => {
  const { path, search } = console.history.current() as { path: string; search?: string }
  return path + (search ?? '')
}
