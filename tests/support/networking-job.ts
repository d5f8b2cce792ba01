import { selectData } from '@/api/core/api'
import type { ActionViewModel } from '@/store/commands/action'
import { confirmAccepted } from '@/store/confirm/confirm'
import { formChanged, formRequested, formSubmitted } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import { selectExternalIpTable } from '@/store/project/external-ips/external-ips'
import { selectFreeFloatingIps } from '@/store/project/floating-ips/choices'
import { selectInstance } from '@/store/project/instances/instances'
import { selectNetworkInterfaces } from '@/store/project/network-interfaces/network-interfaces'
import { projectPaths } from '@/store/project/paths'
import type { TestConsole } from './console'

const project = 'rock-garden'
const name = 'causeway'

export const NETWORKING_JOB_START = projectPaths.instanceCreate({ project })

const fill = (console: TestConsole, form: string, values: Record<string, unknown>) =>
  console.send(formChanged({ form, values }))

const submit = (console: TestConsole, form: string) => console.send(formSubmitted({ form }))

const interfaces = (console: TestConsole) =>
  selectNetworkInterfaces(console.state(), { project, instance: name })?.rows ?? []

const addresses = (console: TestConsole) =>
  selectExternalIpTable(console.state(), { project, instance: name })?.rows ?? []

/** Runs one of the actions, and confirms it if asked. */
const act = async (
  console: TestConsole,
  actions: readonly ActionViewModel[] | undefined,
  id: string,
) => {
  const action = actions?.find(each => each.id === id)
  if (!action?.event || action.reason) throw new Error(`${id} is not possible now.`)
  await console.send(action.event)
  if (action.event.type === 'confirm/requested') await console.send(confirmAccepted())
}

const actOn = (console: TestConsole, interfaceName: string, id: string) =>
  act(console, interfaces(console).find(row => row.name === interfaceName)?.actions, id)

const collect = async (console: TestConsole, interfaceName: string, subnetName: string) => {
  const form = 'networkInterfaceCreate'
  await console.send(formRequested({ form, params: { project, mode: 'collect' } }))
  await fill(console, form, { name: interfaceName, vpcName: 'strata' })
  await fill(console, form, { subnetName })
  await submit(console, form)
}

const create = async (console: TestConsole) => {
  await fill(console, 'instanceCreate', { name, networkInterfaceType: 'custom' })
  const images = selectData(console.state(), {
    endpoint: 'imageList',
    args: { query: { limit: 1000 } },
  })
  await fill(console, 'instanceCreate', { siloImageId: images?.items[0]?.id })
  await collect(console, 'north', 'layer-2')
  await collect(console, 'south', 'layer-3')
  await console.send(formRequested({ form: 'floatingIpPick', params: { project } }))
  await fill(console, 'floatingIpPick', { floatingIp: 'spare-key' })
  await submit(console, 'floatingIpPick')
  await submit(console, 'instanceCreate')
}

const stop = async (console: TestConsole) => {
  await console.advance(8_000)
  await act(console, selectInstance(console.state(), { project, instance: name })?.buttons, 'stop')
  await console.advance(5_000)
}

const changeInterfaces = async (console: TestConsole) => {
  await actOn(console, 'south', 'makePrimary')
  await actOn(console, 'north', 'edit')
  const form = 'networkInterfaceEdit'
  await fill(console, form, { name: 'east', transitIps: ['10.99.0.0/16'] })
  await submit(console, form)
  await actOn(console, 'east', 'delete')
}

const moveFloatingIp = async (console: TestConsole) => {
  const floating = addresses(console).find(({ kind }) => kind === 'floating')
  await act(console, floating?.actions, 'detach')
  const { attaching } = selectExternalIpTable(console.state(), { project, instance: name }) ?? {}
  await act(console, attaching?.actions, 'attachFloatingIp')
  const [free] = selectFreeFloatingIps(console.state(), project)
  await fill(console, 'floatingIpAttach', { floatingIp: free?.id })
  await submit(console, 'floatingIpAttach')
}

/**
 * Creates an instance with two network interfaces and a floating IP, manages them on its networking
 * tab, and starts to create a similar one. Starts at `NETWORKING_JOB_START`; returns what remains.
 */
export const doNetworkingJob = async (console: TestConsole) => {
  await create(console)
  await console.send(
    navigationRequested({ to: projectPaths.instanceNetworking({ project, instance: name }) }),
  )
  await stop(console)
  await changeInterfaces(console)
  await moveFloatingIp(console)
  const left = {
    interfaces: interfaces(console).map(row => row.name),
    // Those of NAT are listed from release 16 on, and one ephemeral IP for each version from 18 on.
    addresses: [
      ...new Set(
        addresses(console).flatMap(row => (row.kind === 'snat' ? [] : (row.name ?? row.kind))),
      ),
    ],
  }
  await console.send(
    navigationRequested({ to: projectPaths.instanceCreateFrom({ project, from: name }) }),
  )
  return left
}
