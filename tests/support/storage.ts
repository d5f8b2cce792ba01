import { plainText } from '@/lib/rich-text'
import type { ActionViewModel } from '@/store/commands/action'
import { formChanged, formSubmitted } from '@/store/forms/events'
import type { TestConsole } from '#tests/support/console'

/** Runs one of the actions, which must be enabled. */
export const perform = async (
  console: TestConsole,
  actions: readonly ActionViewModel[] | undefined,
  id: string,
) => {
  const action = actions?.find(each => each.id === id)
  if (!action?.event || action.reason) throw new Error(`${id} is not possible.`)
  await console.send(action.event)
}

export const fill = (console: TestConsole, form: string, values: Record<string, unknown>) =>
  console.send(formChanged({ form, values }))

export const submit = (console: TestConsole, form: string) => console.send(formSubmitted({ form }))

/** The context of an open form: values, errors, response. */
export const formOf = (console: TestConsole, form: string) =>
  console.state().actors[`form/${form}`]?.context

/** The toasts as text: title and content. */
export const toastTexts = (console: Pick<TestConsole, 'state'>) =>
  console.state().toasts.shown.map(({ title, content }) => {
    const text = content.map(part =>
      typeof part === 'object' && 'result' in part ? '' : plainText([part]),
    )
    return [title, text.join('')].filter(Boolean).join(': ')
  })

/** The link of the newest toast. */
export const toastLink = (console: TestConsole) => console.state().toasts.shown.at(-1)?.link

/** The open confirm dialog: title and text. */
export const question = (console: TestConsole) => {
  const request = console.state().actors.confirm?.context.request
  return request ? { title: request.title, text: request.body.map(plainText).join(' ') } : null
}

export const path = (console: TestConsole) => console.history.current().path

/** Calls the backend directly, as another user would. */
export const callBackend = async (
  { backend }: TestConsole,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  body?: unknown,
) => {
  const answer = await backend.handle({
    method,
    url,
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  })
  return answer.body === '' ? null : JSON.parse(answer.body)
}

/** Creates an image with that name in a project, which must have snapshots. */
export const makeImage = async (console: TestConsole, project: string, name: string) => {
  const { items } = await callBackend(console, 'GET', `/v1/snapshots?project=${project}&limit=1`)
  const source = { type: 'snapshot', id: items[0].id }
  const image = { name, description: '', os: '', version: '', source }
  await callBackend(console, 'POST', `/v1/images?project=${project}`, image)
}
