import { plainText } from '@/lib/rich-text'
import type { ActionViewModel } from '@/store/commands/action'
import { confirmAccepted, confirmAcknowledged, confirmTyped } from '@/store/confirm/confirm'
import { selectStorage } from '@/store/project/instance-storage/instance-storage'
import { selectInstance, selectInstanceRows } from '@/store/project/instances/instances'
import type { TestConsole } from '#tests/support/console'

/** Performs the action of a button or menu item. Throws if it is missing or disabled. */
export const choose = async (
  console: Pick<TestConsole, 'send' | 'state'>,
  actions: readonly ActionViewModel[] | undefined,
  label: string,
) => {
  const action = actions?.find(each => each.label === label)
  if (!action?.event) throw new Error(`There is nothing to do called ${label}.`)
  if (action.reason) throw new Error(`${label}: ${plainText(action.reason)}`)
  await console.send(action.event)
}

/** Checks the box of the open question, if it has one, and confirms it. */
export const acceptQuestion = async ({ send, state }: Parameters<typeof choose>[0]) => {
  const { acknowledgement, word } = state().actors.confirm?.context.request ?? {}
  if (word !== undefined) await send(confirmTyped({ text: word }))
  if (acknowledgement !== undefined) await send(confirmAcknowledged({ isChecked: true }))
  await send(confirmAccepted())
}

/** Chooses an action and confirms it. */
export const chooseAndConfirm = async (...given: Parameters<typeof choose>) => {
  await choose(...given)
  await acceptQuestion(given[0])
}

export const rowOf = (console: Pick<TestConsole, 'state'>, project: string, name: string) => {
  const row = selectInstanceRows(console.state(), { project }).find(each => each.name === name)
  if (!row) throw new Error(`The list shows no ${name}.`)
  return row
}

export const rowNames = (console: TestConsole, project: string) =>
  selectInstanceRows(console.state(), { project }).map(({ name }) => name)

export const pageOf = (console: Pick<TestConsole, 'state'>, project: string, name: string) => {
  const instance = selectInstance(console.state(), { project, instance: name })
  if (!instance) throw new Error(`The page shows no ${name}.`)
  return instance
}

export const storageOf = (console: TestConsole, project: string, name: string) => {
  const storage = selectStorage(console.state(), { project, instance: name })
  if (!storage) throw new Error(`The page shows no storage of ${name}.`)
  return storage
}

/** The reasons why actions are disabled, by label. */
export const reasonsOf = (actions: readonly ActionViewModel[]) =>
  Object.fromEntries(
    actions.flatMap(({ label, reason }) => (reason ? [[label, plainText(reason)]] : [])),
  )

/** The toasts on the screen: variant, title, text and link. */
export const toastsOf = (console: Pick<TestConsole, 'state'>) =>
  console.state().toasts.shown.map(({ variant, title, content, link }) => ({
    variant,
    ...(title !== undefined && { title }),
    text: content
      .map(part => (typeof part === 'string' ? part : 'emphasis' in part ? part.emphasis : '?'))
      .join(''),
    ...(link && { link }),
  }))

/** The number of requests with this method and prefix of the URL. */
export const countOf = (console: TestConsole, method: string, path: string) =>
  console.requests.filter(request => request.method === method && request.url.startsWith(path))
    .length

/** The first record with this name in a table of the backend. */
export const recordOf = <Record extends { name: string }>(
  table: { all(): Iterable<Record> },
  name: string,
) => {
  for (const record of table.all()) if (record.name === name) return record
  throw new Error(`The backend knows no ${name}.`)
}
