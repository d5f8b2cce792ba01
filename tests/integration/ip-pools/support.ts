import { selectIpPoolRanges } from '@/store/system/ip-pool-ranges/rows'
import { selectLinkedSilos } from '@/store/system/ip-pool-silos/rows'
import { selectIpPool } from '@/store/system/ip-pools/header'
import { selectIpPoolRows } from '@/store/system/ip-pools/rows'
import { startConsole, type TestConsole } from '#tests/support/console'

export const LIST = '/system/networking/ip-pools'

export const openList = () => startConsole({ path: LIST })

export const openPool = (pool: string, user?: string) =>
  startConsole({ path: `${LIST}/${pool}`, ...(user !== undefined && { user }) })

export const poolNames = (console: TestConsole) =>
  selectIpPoolRows(console.state()).map(({ name }) => name)

export const rowOf = (console: TestConsole, name: string) => {
  const row = selectIpPoolRows(console.state()).find(each => each.name === name)
  if (!row) throw new Error(`The list shows no ${name}.`)
  return row
}

export const poolOf = (console: TestConsole, name: string) => {
  const pool = selectIpPool(console.state(), name)
  if (!pool) throw new Error(`The page shows no ${name}.`)
  return pool
}

export const rangesOf = (console: TestConsole, pool: string) =>
  selectIpPoolRanges(console.state(), pool).rows

export const linksOf = (console: TestConsole, pool: string) =>
  selectLinkedSilos(console.state(), pool).rows

export const where = (console: TestConsole) => {
  const { path, search } = console.history.current() as { path: string; search?: string }
  return path + (search ?? '')
}
