import { plainText } from '@/lib/rich-text'
import { confirmAccepted } from '@/store/confirm/confirm'
import { selectInstance } from '@/store/project/instances/instances'
import { selectSerialConsole } from '@/store/project/serial-console/serial-console'
import { startConsole, type TestConsole } from '#tests/support/console'

export const DB1 = '1a5a1a5a-0000-4000-8000-000000000001'
export const GREETING = '\r\ndb1 is up. Whatever you type comes back.\r\n\r\ndb1:~$ '

export const pathOf = (name: string, project = 'mock-project') =>
  `/projects/${project}/instances/${name}/serial-console`

export const open = (
  name: string,
  {
    project = 'mock-project',
    ...options
  }: { project?: string } & Partial<Parameters<typeof startConsole>[0]> = {},
) => startConsole({ path: pathOf(name, project), ...options })

const INSTANCE = /^\/projects\/([^/]+)\/instances\/([^/]+)\/serial-console$/

const paramsOf = (console: TestConsole) => {
  const [, project = '', name = ''] = INSTANCE.exec(console.history.current().path) ?? []
  return { project, name }
}

/** The view model of the console on the screen. */
export const shownBy = (console: TestConsole) => {
  const { project, name } = paramsOf(console)
  const shown = selectSerialConsole(console.state(), { project, instance: name })
  if (!shown) throw new Error('There is no serial console on the screen.')
  return shown
}

/** The status of the connection, with the reason. */
export const gistOf = (console: TestConsole) => {
  const { status, reason } = shownBy(console)
  return reason ? `${status}: ${plainText(reason)}` : status
}

/** A fake terminal that collects the output, and types. */
export const terminalOf = (console: TestConsole) => {
  const stream = console.app.streams.get(shownBy(console).stream)
  if (!stream) throw new Error('There is nothing to listen to.')
  const terminal = { text: '' }
  stream.listen(bytes => {
    terminal.text += new TextDecoder().decode(bytes)
  })
  const type = async (text: string) => {
    stream.send(new TextEncoder().encode(text))
    await console.settle()
  }
  return { terminal, type }
}

/** Milliseconds after which the machine has printed its greeting. */
export const GREETED = 6_000

/** Starts the instance with the button of the page. */
export const start = async (console: TestConsole) => {
  const { project, name } = paramsOf(console)
  const button = selectInstance(console.state(), { project, instance: name })?.buttons.find(
    ({ id }) => id === 'start',
  )
  if (!button?.event || button.reason) throw new Error('The instance cannot be started now.')
  await console.send(button.event)
  await console.send(confirmAccepted())
}

/** Changes the run state of an instance in the backend, unnoticed by the console. */
export const call = async (
  console: TestConsole,
  verb: 'start' | 'stop' | 'reboot',
  name = 'db1',
) => {
  await console.backend.handle({
    method: 'POST',
    url: `/v1/instances/${name}/${verb}?project=mock-project`,
    headers: {},
    body: null,
  })
  await console.settle()
}
