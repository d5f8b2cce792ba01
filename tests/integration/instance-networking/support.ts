import type { Release } from '@/api/releases/ladder'
import { selectExternalIpTable } from '@/store/project/external-ips/external-ips'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { selectForm } from '@/store/forms/selectors'
import { selectNetworkInterfaces } from '@/store/project/network-interfaces/network-interfaces'
import { startConsole, type TestConsole } from '#tests/support/console'
import { chooseAndConfirm, pageOf } from '../instances/support'

export const MOCK = 'mock-project'
export const GARDEN = 'rock-garden'

/** Opens the networking tab of an instance. */
export const openTab = (instance: string, project = MOCK, release?: Release) =>
  startConsole({
    path: `/projects/${project}/instances/${instance}/networking`,
    ...(release && { release }),
  })

/** Opens the networking tab of an instance and stops it from the header. */
export const openStopped = async (instance: string, project = MOCK, release?: Release) => {
  const console = await openTab(instance, project, release)
  await chooseAndConfirm(console, pageOf(console, project, instance).buttons, 'Stop')
  await console.advance(4000)
  return console
}

export const ipsOf = (console: TestConsole, instance: string, project = MOCK) => {
  const table = selectExternalIpTable(console.state(), { project, instance })
  if (!table) throw new Error(`The page shows no external IPs of ${instance}.`)
  return table
}

export const interfacesOf = (console: TestConsole, instance: string, project = MOCK) => {
  const interfaces = selectNetworkInterfaces(console.state(), { project, instance })
  if (!interfaces) throw new Error(`The page shows no network interfaces of ${instance}.`)
  return interfaces
}

export const labelsOf = (actions: readonly { label: string }[]) => actions.map(({ label }) => label)

/** Sets the fields of the open form one after the other, as a user does. */
export const fill = async (
  console: Pick<TestConsole, 'send'>,
  form: string,
  values: Record<string, unknown>,
) => {
  for (const [field, value] of Object.entries(values))
    await console.send(formChanged({ form, values: { [field]: value } }))
}

export const submit = (console: Pick<TestConsole, 'send'>, form: string) =>
  console.send(formSubmitted({ form }))

export const formOf = (console: Pick<TestConsole, 'state'>, form: string) =>
  selectForm(console.state(), form)?.context

/** The request body of the last request with this method, in snake case. */
export const sentBody = (console: Pick<TestConsole, 'requests'>, method: string) =>
  JSON.parse(
    console.requests.findLast(request => request.method === method)?.body ?? '{}',
  ) as Record<string, unknown>
