import { formChanged } from '@/store/forms/events'
import {
  selectIdentityProviderRows,
  selectProviderCreateAction,
} from '@/store/system/identity-providers/identity-providers'
import { selectSiloIpPoolRows } from '@/store/system/silo-ip-pools/silo-ip-pools'
import { selectSiloUserRows, selectUserCreateAction } from '@/store/system/silo-users/silo-users'
import { selectSilo, selectSiloRows } from '@/store/system/silos/silos'
import { startConsole, type TestConsole } from '#tests/support/console'
import { acceptQuestion, choose } from '../instances/support'

export const LIST = '/system/silos'

export const openList = (user?: string) =>
  startConsole({ path: LIST, ...(user !== undefined && { user }) })

export const openSilo = (silo: string, user?: string) =>
  startConsole({ path: `${LIST}/${silo}`, ...(user !== undefined && { user }) })

export const siloNames = (console: TestConsole) =>
  selectSiloRows(console.state()).map(({ name }) => name)

export const rowOf = (console: TestConsole, name: string) => {
  const row = selectSiloRows(console.state()).find(each => each.name === name)
  if (!row) throw new Error(`The list shows no ${name}.`)
  return row
}

export const siloOf = (console: TestConsole, name: string) => {
  const silo = selectSilo(console.state(), { silo: name })
  if (!silo) throw new Error(`The page shows no ${name}.`)
  return silo
}

export const poolsOf = (console: TestConsole, silo: string) =>
  selectSiloIpPoolRows(console.state(), { silo })

export const poolOf = (console: TestConsole, silo: string, name: string) => {
  const pool = poolsOf(console, silo).find(each => each.name === name)
  if (!pool) throw new Error(`The tab shows no ${name}.`)
  return pool
}

export const providersOf = (console: TestConsole, silo: string) => ({
  rows: selectIdentityProviderRows(console.state(), { silo }),
  create: selectProviderCreateAction(console.state(), { silo }),
})

export const usersOf = (console: TestConsole, silo: string) => ({
  rows: selectSiloUserRows(console.state(), { silo }),
  create: selectUserCreateAction(console.state(), { silo }),
})

/** Performs an action, confirms it, and returns the text of the confirmation. */
export const askedAndDone = async (...given: Parameters<typeof choose>) => {
  await choose(...given)
  const [console] = given
  const { request } = console.state().actors.confirm?.context ?? {}
  const { title = '', body = [] } = request ?? {}
  await acceptQuestion(console)
  return `${title}: ${JSON.stringify(body)}`
}

/** Sets several fields of the open form at once. */
export const fillAll = (console: TestConsole, form: string, values: Record<string, unknown>) =>
  console.send(formChanged({ form, values }))
