import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { InstanceNetworkInterfaceCreate, VpcSubnet } from '@/api/generated/types'
import type { Query } from '@/api/operations/table'
import { type Release, supports } from '@/api/releases/ladder'
import type { IpVersion } from '@/lib/ip'
import { formContext, selectForm, selectFormParams, selectFormValue } from '@/store/forms/selectors'
import { defineForm } from '@/store/forms/define-form'
import type { FormContext } from '@/store/forms/definition'
import { fieldHook } from '@/store/forms/hooks'
import { identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf, requiredError } from '@/store/forms/rules'
import type { RootState } from '@/store/setup/state'
import type { ProjectForms } from '../forms'
import { allInstancesQuery, allVpcsQuery, networkInterfacesQuery } from '../queries'
import { addressesOf, holderOf, spaceOf } from '../subnet-addresses/rules'
import { allSubnetInterfacesQuery, allSubnetsQuery } from '../vpcs/queries'
import { networkInterfaceCollected } from '../instance-create/events'
import { newNetworkInterfaces } from '../instance-create/rules'
import type { ProjectParams } from '../paths'
import {
  fromIpConfig,
  ipConfigErrors,
  toIpConfig,
  versionsOf,
  type IpConfigValues,
} from './ip-config'
import {
  NO_TRANSIT_IP,
  TRANSIT_IPS,
  transitIpsError,
  typedTransitIpError,
  type TransitIpValues,
} from './transit-ips'

export interface NetworkInterfaceCreateValues extends Identity, IpConfigValues {
  /** Names; empty if none is chosen. */
  vpcName: string
  subnetName: string
}

type Context = FormContext<ProjectForms['networkInterfaceCreate']>

/** A network interface, with the names of its VPC and its subnet. */
interface PlacedInterface {
  name: string
  vpcName: string
  /** Empty while unknown. */
  subnetName: string
}

/**
 * Resolves the names of VPCs and subnets, because interfaces of an existing instance hold only ids.
 */
const ofInstance = ({ params, read }: Context): PlacedInterface[] => {
  const { project, instance = '' } = params
  const vpcs = read(allVpcsQuery({ project }))?.items ?? []
  return (read(networkInterfacesQuery({ project, instance }))?.items ?? []).map(each => {
    const vpc = vpcs.find(({ id }) => id === each.vpcId)?.name ?? ''
    const subnets = read(allSubnetsQuery({ project, vpc }))?.items ?? []
    const subnetName = subnets.find(({ id }) => id === each.subnetId)?.name ?? ''
    return { name: each.name, vpcName: vpc, subnetName }
  })
}

/** The other interfaces of an existing instance, or those added so far to one being created. */
const presentInterfaces = (context: Context): readonly PlacedInterface[] =>
  context.params.mode === 'collect'
    ? newNetworkInterfaces(context).filter(({ name }) => name !== context.params.edited)
    : ofInstance(context)

/** The VPC, which all interfaces of an instance share; undefined if there are none. */
const vpcOf = ([first]: readonly PlacedInterface[]): string | undefined =>
  first?.vpcName || undefined

/** The chosen subnet, if loaded. */
const subnetOf = (
  { vpcName, subnetName }: NetworkInterfaceCreateValues,
  { params: { project }, read }: Context,
): VpcSubnet | undefined =>
  read(allSubnetsQuery({ project, vpc: vpcName }))?.items.find(({ name }) => name === subnetName)

/** The interfaces of a subnet, which are read once it is chosen; at most 1,000. */
const interfacesIn = (subnet: VpcSubnet | undefined, { read }: Context) =>
  subnet && read(allSubnetInterfacesQuery({ subnet: subnet.id }))

const inUse = (values: readonly string[], value: string, what: string) =>
  values.includes(value) ? `${what} is already in use` : undefined

const check = (values: NetworkInterfaceCreateValues, context: Context) => {
  const others = presentInterfaces(context)
  const vpcName = vpcOf(others) ?? values.vpcName
  const names = others.map(({ name }) => name)
  const subnets = others.map(({ subnetName }) => subnetName)
  const identity = identityForm.check(values)
  const subnet = subnetOf(values, context)
  const { project } = context.params
  const instances = context.read(allInstancesQuery({ project }))?.items ?? []
  return errorsOf({
    name: identity.name ?? inUse(names, values.name, 'Name'),
    description: identity.description,
    vpcName:
      requiredError('VPC', values.vpcName) ??
      (values.vpcName === vpcName
        ? undefined
        : `All network interfaces of an instance are in one VPC: here ${vpcName}`),
    subnetName:
      requiredError('Subnet', values.subnetName) ?? inUse(subnets, values.subnetName, 'Subnet'),
    ...ipConfigErrors(values, subnet, context.release, ip =>
      holderOf(ip, interfacesIn(subnet, context)?.items ?? [], instances),
    ),
    transitIps: transitIpsError(values),
    transitIp: typedTransitIpError(values),
  })
}

const toBody = (
  values: NetworkInterfaceCreateValues,
  release: Release,
): InstanceNetworkInterfaceCreate => ({
  name: values.name,
  description: values.description,
  vpcName: values.vpcName,
  subnetName: values.subnetName,
  ipConfig: toIpConfig(values, release),
})

/** The values of an interface that was added to a new instance and is edited. */
const editedValues = (context: Context): Partial<NetworkInterfaceCreateValues> => {
  const found = newNetworkInterfaces(context).find(({ name }) => name === context.params.edited)
  if (!found) return {}
  const { ipConfig, ...named } = found
  return { ...named, ...(ipConfig && fromIpConfig(ipConfig)) }
}

const nameOfOnly = ([first, second]: readonly { name: string }[] = []): string =>
  first && !second ? first.name : ''

/** The only VPC of the project; empty if there is none or a choice. */
const onlyVpc = ({ params: { project }, read }: Context): string =>
  nameOfOnly(read(allVpcsQuery({ project }))?.items)

/** The only subnet of a VPC, if it is free; empty if there is none, a choice, or not yet known. */
export const onlySubnet = (vpc: string, context: Context): string => {
  const { params, read } = context
  const only = vpc && nameOfOnly(read(allSubnetsQuery({ project: params.project, vpc }))?.items)
  return presentInterfaces(context).some(({ subnetName }) => subnetName === only) ? '' : only
}

/** The VPC that a new interface must be in, or the only one. */
const firstVpc = (context: Context): string => vpcOf(presentInterfaces(context)) ?? onlyVpc(context)

/** The lowest free address of the subnet; undefined if it is not known, null if none is free. */
const nextFree = (
  subnet: VpcSubnet | undefined,
  version: IpVersion,
  context: Context,
): string | null | undefined => {
  const page = interfacesIn(subnet, context)
  if (!subnet || !page || page.nextPage) return undefined
  return spaceOf(subnet[`ip${version}Block`], addressesOf(page.items))?.next ?? null
}

const freeAddress = (
  values: NetworkInterfaceCreateValues,
  version: IpVersion,
  context: Context,
): Partial<NetworkInterfaceCreateValues> => {
  const free = nextFree(subnetOf(values, context), version, context)
  return free ? { [`ip${version}`]: free } : {}
}

/**
 * Creates a network interface for the instance `params.instance` or, if `params.mode` is `collect`,
 * adds one to an instance that is being created, without sending anything, or changes the one named
 * `params.edited`.
 */
export const networkInterfaceCreateForm = defineForm<
  NetworkInterfaceCreateValues,
  unknown,
  ProjectForms['networkInterfaceCreate']
>({
  name: 'networkInterfaceCreate',
  features: {
    transitIps: ['transitIpsAtCreation', 'Transit IPs'],
    ipv6: ['dualStack', 'IPv6 address'],
  },
  queriesAfter(context) {
    const vpc = firstVpc(context)
    return vpc ? [allSubnetsQuery({ project: context.params.project, vpc })] : []
  },
  initial: context => ({
    ...identityForm.initial(),
    vpcName: firstVpc(context),
    subnetName: onlySubnet(firstVpc(context), context),
    versions: supports(context.release, 'dualStack') ? ['v4', 'v6'] : ['v4'],
    ipv4: '',
    ipv6: '',
    ip: '',
    transitIps: [],
    ...NO_TRANSIT_IP,
    ...editedValues(context),
  }),
  ...TRANSIT_IPS,
  presses: {
    versions: (_values, chosen) => ({ versions: String(chosen).split(' ') as IpVersion[] }),
    ipv4Free: (values, _on, context) => freeAddress(values, 'v4', context),
    ipv6Free: (values, _on, context) => freeAddress(values, 'v6', context),
  },
  adjust: ({ ip, vpcName }, changed, context) => ({
    ...(changed.includes('vpcName') && { subnetName: onlySubnet(vpcName, context) }),
    ...(changed.includes('ip') && { versions: versionsOf(ip) }),
  }),
  check,
  toCommand: (values, { params: { mode, project, instance = '' }, release }) =>
    mode === 'collect'
      ? null
      : {
          endpoint: 'instanceNetworkInterfaceCreate',
          args: { query: { project, instance }, body: toBody(values, release) },
        },
  succeeded: (_result, values, { params: { mode, edited }, release }) => ({
    followUps:
      mode === 'collect' ? [networkInterfaceCollected(toBody(values, release), edited)] : [],
  }),
})

/** Binds the fields for transit IPs only. */
export const useNewTransitIpField = fieldHook<TransitIpValues>(networkInterfaceCreateForm)

const { name: form } = networkInterfaceCreateForm

/** The VPCs that a new network interface can be in. */
export const selectVpcChoices = createSelector(
  [
    (state: RootState, params: ProjectParams<'project'>) =>
      selectData(state, allVpcsQuery(params))?.items,
  ],
  vpcs => vpcs?.map(({ name, description }) => ({ value: name, label: name, detail: description })),
)

/** The VPC chosen for the interface; empty if none is. */
export const selectChosenVpc = (state: RootState): string =>
  (selectFormValue(state, form, 'vpcName') as string | undefined) ?? ''

const NONE: readonly VpcSubnet[] = []

/** Joined by spaces, which no name contains. */
const selectTakenSubnets = (state: RootState): string =>
  presentInterfaces(formContext(state, { project: '', ...selectFormParams(state, form) }))
    .map(({ subnetName }) => subnetName)
    .join(' ')

/** Whether the VPC is that of the instance's other interfaces, so that there is no choice. */
export const selectIsVpcFixed = (state: RootState): boolean => {
  const { project = '', instance } = selectFormParams(state, form)
  const present =
    instance === undefined
      ? undefined
      : selectData(state, networkInterfacesQuery({ project, instance }))
  return (present?.items.length ?? 0) > 0
}

/** The subnets of a VPC that a new network interface can be in; undefined while loading. */
export const selectSubnetChoices = createSelector(
  [
    (state: RootState, params: ProjectParams<'vpc'>) =>
      params.vpc === '' ? NONE : selectData(state, allSubnetsQuery(params))?.items,
    selectTakenSubnets,
  ],
  (subnets, taken) =>
    subnets?.map(({ name, ipv4Block, ipv6Block }) => {
      const isDisabled = taken.split(' ').includes(name)
      return {
        value: name,
        label: name,
        detail: isDisabled ? 'Already has a network interface' : `${ipv4Block}, ${ipv6Block}`,
        isDisabled,
      }
    }),
)

const selectSubnet = (state: RootState) => {
  const values = selectForm(state, form)?.context.values as NetworkInterfaceCreateValues | undefined
  const context: Context = formContext(state, { project: '', ...selectFormParams(state, form) })
  return { context, subnet: values && subnetOf(values, context) }
}

/** The queries that say which addresses of the chosen subnet are taken. */
export const selectTakenQueries = (state: RootState): readonly Query[] => {
  const { context, subnet } = selectSubnet(state)
  return subnet
    ? [
        allSubnetInterfacesQuery({ subnet: subnet.id }),
        allInstancesQuery({ project: context.params.project }),
      ]
    : []
}

/**
 * The lowest free address of the chosen subnet, which the server would take; undefined if it is not
 * known, null if none is free.
 */
export const selectNextFree = (state: RootState, version: IpVersion): string | null | undefined => {
  const { context, subnet } = selectSubnet(state)
  return nextFree(subnet, version, context)
}
