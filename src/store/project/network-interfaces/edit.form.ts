import { selectData } from '@/api/core/api'
import type { InstanceNetworkInterface } from '@/api/generated/types'
import { supports } from '@/api/releases/ladder'
import { privateIps, transitIpsOf } from '@/lib/ip-stack'
import { emphasis } from '@/lib/rich-text'
import { defineEditForm } from '@/store/forms/edits'
import type { FormContext } from '@/store/forms/definition'
import { fieldHook } from '@/store/forms/hooks'
import { IDENTITY_LABELS, identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf } from '@/store/forms/rules'
import { selectFormParams } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import type { ProjectForms } from '../forms'
import { networkInterfacesQuery } from '../queries'
import {
  NO_TRANSIT_IP,
  TRANSIT_IPS,
  typedTransitIpError,
  type TransitIpValues,
} from './transit-ips'

export interface NetworkInterfaceEditValues extends Identity, TransitIpValues {}

type EditParams = ProjectForms['networkInterfaceEdit']

const othersAndSelf = ({ params: { project, instance, id }, read }: FormContext<EditParams>) => {
  const all = read(networkInterfacesQuery({ project, instance }))?.items ?? []
  return { self: all.find(each => each.id === id), others: all.filter(each => each.id !== id) }
}

const versionsIn = ({ ipStack }: InstanceNetworkInterface) =>
  privateIps(ipStack).map(({ version }) => version)

/**
 * Edits the network interface with the id `params.id` of `params.instance`. The server clears
 * omitted fields, so the transit IPs are sent even if unchanged.
 */
export const networkInterfaceEditForm = defineEditForm<
  NetworkInterfaceEditValues,
  InstanceNetworkInterface,
  EditParams
>({
  name: 'networkInterfaceEdit',
  edits: {
    queries: ({ params: { project, instance } }) => [networkInterfacesQuery({ project, instance })],
    param: 'id',
    object: context => othersAndSelf(context).self,
    labels: { ...IDENTITY_LABELS, transitIps: 'Transit IPs' },
  },
  ...TRANSIT_IPS,
  initial(context) {
    const { self } = othersAndSelf(context)
    return {
      ...identityForm.initial(self),
      versions: supports(context.release, 'dualStack') && self ? versionsIn(self) : ['v4', 'v6'],
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
  toCommand: (values, { params: { id }, initial }) => ({
    endpoint: 'instanceNetworkInterfaceUpdate',
    args: {
      path: { interface: id },
      body: {
        ...identityForm.changes(values, initial),
        transitIps: [...values.transitIps],
      },
    },
  }),
  succeeded: ({ name }) => ({
    toast: { content: ['Network interface ', emphasis(name), ' updated'] },
  }),
})

/** Binds the fields for transit IPs only. */
export const useEditedTransitIpField = fieldHook<TransitIpValues>(networkInterfaceEditForm)

/** The network interface that the open form edits. */
export const selectEditedInterface = (state: RootState): InstanceNetworkInterface | undefined => {
  const { project = '', instance = '', id } = selectFormParams(state, networkInterfaceEditForm.name)
  const page = selectData(state, networkInterfacesQuery({ project, instance }))
  return page?.items.find(each => each.id === id)
}
