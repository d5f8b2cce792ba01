import { navigationRequested } from '@/store/navigation/events'
import { selectExternalSubnetRows } from '@/store/project/external-subnets/list'
import { selectSubnetPoolSiloLinkAction } from '@/store/system/subnet-pools/links'
import { fill, submit } from '#tests/integration/instance-networking/support'
import { choose, recordOf } from '#tests/integration/instances/support'
import type { TestConsole } from './console'

const project = 'mock-project'
const subnetPool = 'branch'
const pools = '/system/networking/subnet-pools'
const subnets = `/projects/${project}/external-subnets`

export const SUBNET_POOL_JOB_START = `${pools}-new`

/**
 * An operator creates a subnet pool with a member, links it to a silo, and allocates a subnet of it
 * that is attached to an instance. Starts at `SUBNET_POOL_JOB_START`; returns the subnet and the
 * name of its instance.
 */
export const doSubnetPoolJob = async (console: TestConsole) => {
  const go = (to: string) => console.send(navigationRequested({ to }))
  const send = async (form: string, values: Record<string, unknown>) => {
    await fill(console, form, values)
    await submit(console, form)
  }
  const row = () => selectExternalSubnetRows(console.state(), { project })[0]

  await send('subnetPoolCreate', { name: subnetPool })
  await go(`${pools}/${subnetPool}/members-add`)
  await send('subnetPoolMemberAdd', { subnet: '10.44.7.0/24' })
  await go(`${pools}/${subnetPool}?tab=silos`)
  const link = selectSubnetPoolSiloLinkAction(console.state(), { subnetPool })
  await choose(console, [link], 'Link silo')
  await send('subnetPoolSiloLink', { other: 'maze-war' })

  await go(`${subnets}-new`)
  await send('externalSubnetCreate', { name: 'a-branch', pool: subnetPool, prefixLength: 28 })
  await choose(console, row()?.actions, 'Attach')
  const { id } = recordOf(console.backend.backendState.db.instances, 'db1')
  await send('externalSubnetAttachTo', { instance: id })
  return { subnet: row()?.subnet, isAttached: row()?.instanceId === id }
}
