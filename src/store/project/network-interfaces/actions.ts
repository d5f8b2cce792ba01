import type { Instance, InstanceNetworkInterface } from '@/api/generated/types'
import { transitIpsOf } from '@/lib/ip-stack'
import { rich } from '@/lib/rich-text'
import { deletion, type ActionViewModel } from '@/store/commands/action'
import { commandRequested } from '@/store/commands/events'
import { requestForm } from '../forms'
import {
  reasonCannotAdd,
  reasonCannotChange,
  reasonCannotDelete,
  reasonCannotMakePrimary,
} from './rules'

/** A network interface with its instance and project. */
export interface PlacedNetworkInterface {
  networkInterface: InstanceNetworkInterface
  instance: Instance
  project: string
  /** The number of the instance's network interfaces. */
  count: number
}

/** The server clears omitted transit IPs, so they are sent again. */
const makePrimary = ({ networkInterface, instance }: PlacedNetworkInterface): ActionViewModel => {
  const { id, name, description, ipStack } = networkInterface
  return {
    id: 'makePrimary',
    label: 'Make primary',
    reason: reasonCannotMakePrimary(instance.runState, networkInterface),
    event: commandRequested({
      source: `instanceNetworkInterfaceUpdate/${id}`,
      command: {
        endpoint: 'instanceNetworkInterfaceUpdate',
        args: {
          path: { interface: id },
          body: { name, description, transitIps: transitIpsOf(ipStack), primary: true },
        },
      },
      errorTitle: 'Could not make network interface primary',
    }),
  }
}

/** The actions on a network interface of an instance. */
export const networkInterfaceActions = (placed: PlacedNetworkInterface): ActionViewModel[] => {
  const { networkInterface, instance, project, count } = placed
  const { id, name } = networkInterface
  return [
    makePrimary(placed),
    {
      id: 'edit',
      label: 'Edit',
      reason: reasonCannotChange(instance.runState, 'edit'),
      event: requestForm('networkInterfaceEdit', { project, instance: instance.name, id }),
    },
    deletion(
      {
        id,
        kind: 'network interface',
        name,
        reason: reasonCannotDelete(instance.runState, networkInterface, count),
        consequences: rich`The instance can no longer be reached at its private IP. The VPC and the subnet stay.`,
      },
      {
        command: { endpoint: 'instanceNetworkInterfaceDelete', args: { path: { interface: id } } },
      },
    ),
  ]
}

/** The action that adds a network interface to an instance. */
export const addNetworkInterfaceAction = ({
  instance,
  project,
  count,
}: Omit<PlacedNetworkInterface, 'networkInterface'>): ActionViewModel => ({
  id: 'addNetworkInterface',
  label: 'Add network interface',
  reason: reasonCannotAdd(instance.runState, count),
  event: requestForm('networkInterfaceCreate', { project, instance: instance.name }),
})
