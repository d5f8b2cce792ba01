import type { Instance, InstanceNetworkInterface } from '@/api/generated/types'
import { transitIpsOf } from '@/lib/ip-stack'
import { emphasis, emphasisedChoices, rich } from '@/lib/rich-text'
import { confirmWith, deletion, type ActionViewModel } from '@/store/commands/action'
import type { CommandRequest } from '@/store/commands/events'
import { metricsAction } from '@/store/explorer/links'
import { requestForm } from '../forms'
import { networkInterfacesQuery } from '../queries'
import { projectPaths } from '../paths'
import { partialUpdateRequested } from '../partial-updates'
import { checkAction } from '../reachability-paths'
import {
  addressesWithout,
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
  /** The external addresses and subnets of the instance, as text. */
  external: readonly string[]
}

/** Asks only if the interface lacks an IP version of external addresses. */
const makePrimary = (placed: PlacedNetworkInterface): ActionViewModel => {
  const { networkInterface, instance, project, external } = placed
  const { id, name, ipStack } = networkInterface
  const unserved = addressesWithout(external, ipStack)
  const request: CommandRequest = {
    source: `instanceNetworkInterfaceUpdate/${id}`,
    command: {
      endpoint: 'instanceNetworkInterfaceUpdate',
      args: {
        path: { interface: id },
        body: { transitIps: transitIpsOf(ipStack), primary: true },
      },
    },
    errorTitle: 'Could not make network interface primary',
  }
  const update = {
    ...request,
    keeps: 'transitIps',
    query: networkInterfacesQuery({ project, instance: instance.name }),
    id,
  } as const
  return {
    id: 'makePrimary',
    label: 'Make primary',
    reason: reasonCannotMakePrimary(instance.runState, networkInterface),
    event:
      unserved.length === 0
        ? partialUpdateRequested(update)
        : confirmWith(
            {
              verb: 'Make primary',
              kind: 'network interface',
              name,
              text: rich`Are you sure you want to make the network interface ${emphasis(name)} the primary one?`,
              consequences: rich`External addresses and subnets need a private address of their IP version on the primary network interface. It has none for ${emphasisedChoices(unserved, 'and')}.`,
            },
            { source: request.source, event: partialUpdateRequested(update) },
          ),
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
    checkAction({ project, instance: instance.name, interface: name }),
    metricsAction(projectPaths.metrics({ project }), {
      preset: 'Interface traffic, drops',
      'var-interface': id,
    }),
    deletion(
      {
        id,
        kind: 'network interface',
        name,
        reason: reasonCannotDelete(instance.runState, networkInterface, count),
        consequences: rich`The instance can no longer be reached at its private IP. The VPC and the subnet are kept.`,
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
}: Omit<PlacedNetworkInterface, 'networkInterface' | 'external'>): ActionViewModel => ({
  id: 'addNetworkInterface',
  label: 'Add network interface',
  reason: reasonCannotAdd(instance.runState, count),
  event: requestForm('networkInterfaceCreate', { project, instance: instance.name }),
})
