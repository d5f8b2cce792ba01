import type { InstanceNetworkInterface } from '@/api/generated/types'
import { transitIpsOf } from '@/lib/ip-stack'
import { emphasis } from '@/lib/rich-text'
import { transitIpError } from '@/lib/transit-ip'
import { defineForm } from '@/store/forms/define-form'
import type { FormContext } from '@/store/forms/definition'
import { fieldHook } from '@/store/forms/hooks'
import { identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf } from '@/store/forms/rules'
import type { ProjectForms } from '../forms'
import { networkInterfacesQuery } from '../instance/queries'

/** The networks whose traffic an interface forwards, and the one being typed. */
export interface TransitIpValues {
  transitIps: readonly string[]
  /** The content of the field, which is not part of the list until it is added. */
  transitIp: string
  /** True after a failed attempt to add it. */
  isTransitIpRefused: boolean
}

/** An empty field without an error. */
export const NO_TRANSIT_IP = { transitIp: '', isTransitIpRefused: false }

/** The error of the network in the field, after a failed attempt to add it. */
export const typedTransitIpError = ({
  transitIps,
  transitIp,
  isTransitIpRefused,
}: TransitIpValues): string | undefined =>
  isTransitIpRefused && transitIp.trim() !== ''
    ? transitIpError(transitIp.trim(), transitIps)
    : undefined

/** Returns the changes from adding the network in the field. */
export const addTransitIp = ({
  transitIps,
  transitIp,
}: TransitIpValues): Partial<TransitIpValues> => {
  const text = transitIp.trim()
  if (text === '') return {}
  if (transitIpError(text, transitIps)) return { isTransitIpRefused: true }
  return { transitIps: [...transitIps, text], ...NO_TRANSIT_IP }
}

export interface NetworkInterfaceEditValues extends Identity, TransitIpValues {}

type EditParams = ProjectForms['networkInterfaceEdit']

const othersAndSelf = ({ params: { project, instance, id }, read }: FormContext<EditParams>) => {
  const all = read(networkInterfacesQuery({ project, instance }))?.items ?? []
  return { self: all.find(each => each.id === id), others: all.filter(each => each.id !== id) }
}

/**
 * Edits the network interface with the id `params.id` of `params.instance`. The server clears
 * omitted fields, so the transit IPs are sent even if unchanged.
 */
export const networkInterfaceEditForm = defineForm<
  NetworkInterfaceEditValues,
  InstanceNetworkInterface,
  EditParams
>({
  name: 'networkInterfaceEdit',
  isEdit: true,
  entries: { transitIps: addTransitIp },
  initial(context) {
    const { self } = othersAndSelf(context)
    return {
      ...identityForm.initial(self),
      transitIps: self ? transitIpsOf(self.ipStack) : [],
      ...NO_TRANSIT_IP,
    }
  },
  check(values, context) {
    const { name, description } = identityForm.check(values)
    const isTaken = othersAndSelf(context).others.some(other => other.name === values.name)
    return errorsOf({
      name: name ?? (isTaken ? 'Name is already in use' : undefined),
      description,
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
