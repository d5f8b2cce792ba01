import type { ProjectForms } from '../forms'
import type { InstanceNetworkInterfaceCreate } from '@/api/schema/network-interfaces'
import { descriptionError, nameError } from '@/lib/name'
import type { FormContext } from '@/store/forms/definition'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { networkInterfaceCollected } from '../instance-create/events'
import { presentInterfaces, subnetOf, vpcOf } from './present'
import { interfaceIpError } from './rules'

export interface NetworkInterfaceCreateValues {
  name: string
  description: string
  /** Names; empty while none is chosen. */
  vpcName: string
  subnetName: string
  /** Empty for the next free address of the subnet. */
  ip: string
}

const inUse = (values: readonly string[], value: string, what: string) =>
  values.includes(value) ? `${what} is already in use` : undefined

const check = (
  values: NetworkInterfaceCreateValues,
  context: FormContext<ProjectForms['networkInterfaceCreate']>,
) => {
  const others = presentInterfaces(context)
  const vpcName = vpcOf(others) ?? values.vpcName
  const names = others.map(({ name }) => name)
  const subnets = others.map(({ subnetName }) => subnetName)
  return errorsOf({
    name: nameError('Name', values.name) ?? inUse(names, values.name, 'Name'),
    description: descriptionError(values.description),
    vpcName:
      requiredError('VPC', values.vpcName) ??
      (values.vpcName === vpcName
        ? undefined
        : `All network interfaces of an instance are in one VPC: here ${vpcName}`),
    subnetName:
      requiredError('Subnet', values.subnetName) ?? inUse(subnets, values.subnetName, 'Subnet'),
    ip: interfaceIpError(values.ip.trim(), subnetOf(values, context)),
  })
}

const toBody = ({
  ip,
  ...named
}: NetworkInterfaceCreateValues): InstanceNetworkInterfaceCreate => ({
  ...named,
  ...(ip.trim() && { ip: ip.trim() }),
})

/**
 * A network interface: for the instance of `params.instance`, or with `params.mode` set to
 * `collect` for one that is being created; nothing is sent then.
 */
export const networkInterfaceCreateForm = defineForm<
  NetworkInterfaceCreateValues,
  unknown,
  ProjectForms['networkInterfaceCreate']
>({
  name: 'networkInterfaceCreate',
  initial: context => ({
    name: '',
    description: '',
    vpcName: vpcOf(presentInterfaces(context)) ?? '',
    subnetName: '',
    ip: '',
  }),
  adjust: (_values, changed) => (changed.includes('vpcName') ? { subnetName: '' } : {}),
  check,
  toCommand: (values, { params: { mode, project, instance = '' } }) =>
    mode === 'collect'
      ? null
      : {
          endpoint: 'instanceNetworkInterfaceCreate',
          args: { query: { project, instance }, body: toBody(values) },
        },
  succeeded: (_result, values, { params: { mode } }) => ({
    followUps: mode === 'collect' ? [networkInterfaceCollected(toBody(values))] : [],
  }),
})

export const useNetworkInterfaceCreateField = fieldHook(networkInterfaceCreateForm)
