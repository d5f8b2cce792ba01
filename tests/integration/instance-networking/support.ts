import { selectExternalIpTable } from '@/store/project/external-ips/rows'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { selectForm } from '@/store/forms/selectors'
import { selectNetworkInterfaces } from '@/store/project/network-interfaces/network-interfaces'
import { startConsole, type TestConsole } from '#tests/support/console'
import { chooseAndConfirm, pageOf } from '../instances/support'

export const MOCK = 'mock-project'
export const GARDEN = 'rock-garden'

/** The networking tab of an instance. */
export const openTab = (instance: string, project = MOCK) =>
  startConsole({ path: `/projects/${project}/instances/${instance}/networking` })

/** The same, once the instance has been stopped from the header. */
export const openStopped = async (instance: string, project = MOCK) => {
  const console = await openTab(instance, project)
  await chooseAndConfirm(console, pageOf(console, project, instance).buttons, 'Stop')
  await console.advance(4000)
  return console
}

export const ipsOf = (console: TestConsole, instance: string, project = MOCK) => {
  const table = selectExternalIpTable(console.state(), project, instance)
  if (!table) throw new Error(`The page shows no external IPs of ${instance}.`)
  return table
}

export const interfacesOf = (console: TestConsole, instance: string, project = MOCK) => {
  const interfaces = selectNetworkInterfaces(console.state(), { project, instance })
  if (!interfaces) throw new Error(`The page shows no network interfaces of ${instance}.`)
  return interfaces
}

export const labelsOf = (actions: readonly { label: string }[]) => actions.map(({ label }) => label)

/** Types and chooses in the open form, one field after the other as a user does. */
export const fill = async (console: TestConsole, form: string, values: Record<string, unknown>) => {
  for (const [field, value] of Object.entries(values))
    await console.send(formChanged({ form, values: { [field]: value } }))
}

export const submit = (console: TestConsole, form: string) => console.send(formSubmitted({ form }))

export const formOf = (console: TestConsole, form: string) =>
  selectForm(console.state(), form)?.context

/** The body of the last call of that method, as it went over the wire. */
export const sentBody = (console: TestConsole, method: string) =>
  JSON.parse(
    console.requests.findLast(request => request.method === method)?.body ?? '{}',
  ) as Record<string, unknown>
