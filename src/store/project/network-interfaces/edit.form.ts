import type { InstanceNetworkInterface } from '@/api/schema/network-interfaces'
import { emphasis } from '@/lib/rich-text'
import { descriptionError, nameError } from '@/lib/name'
import type { FormContext } from '@/store/forms/definition'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf } from '@/store/forms/rules'
import { networkInterfacesQuery } from '../instance/queries'
import {
  addTransitIp,
  NO_TRANSIT_IP,
  typedTransitIpError,
  type TransitIpValues,
} from './transit-ips'

export interface NetworkInterfaceEditValues extends TransitIpValues {
  name: string
  description: string
}

const othersAndSelf = ({
  params: { project, instance, id },
  read,
}: FormContext<{ id: string; instance: string; project: string }>) => {
  const all = read(networkInterfacesQuery({ project, instance }))?.items ?? []
  return { self: all.find(each => each.id === id), others: all.filter(each => each.id !== id) }
}

/**
 * Changes the network interface of the id `params.id`, one of those of `params.instance`. What the
 * update leaves out the server drops, so the transit IPs are sent even where they stay as they were.
 */
export const networkInterfaceEditForm = defineForm<
  NetworkInterfaceEditValues,
  InstanceNetworkInterface,
  { id: string; instance: string; project: string }
>({
  name: 'networkInterfaceEdit',
  isEdit: true,
  entries: { transitIps: addTransitIp },
  initial(context) {
    const { name = '', description = '', transitIps } = othersAndSelf(context).self ?? {}
    return { name, description, transitIps: transitIps ?? [], ...NO_TRANSIT_IP }
  },
  check(values, context) {
    const { name, description } = values
    const isTaken = othersAndSelf(context).others.some(other => other.name === name)
    return errorsOf({
      name: nameError('Name', name) ?? (isTaken ? 'Name is already in use' : undefined),
      description: descriptionError(description),
      transitIp: typedTransitIpError(values),
    })
  },
  toCommand: ({ name, description, transitIps }, { params: { id } }) => ({
    endpoint: 'instanceNetworkInterfaceUpdate',
    args: { path: { interface: id }, body: { name, description, transitIps: [...transitIps] } },
  }),
  succeeded: ({ name }) => ({
    toast: { content: ['Network interface ', emphasis(name), ' updated'] },
  }),
})

export const useNetworkInterfaceEditField = fieldHook(networkInterfaceEditForm)
