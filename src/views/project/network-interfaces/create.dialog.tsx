import type { IpVersion } from '@/lib/ip'
import { usePress, type Field } from '@/store/forms/hooks'
import { selectFormParams } from '@/store/forms/selectors'
import { projectPaths } from '@/store/project/paths'
import {
  networkInterfaceCreateForm as form,
  selectChosenVpc,
  selectIsVpcFixed,
  selectNextFree,
  selectSubnetChoices,
  selectTakenQueries,
  selectVpcChoices,
  useNewTransitIpField,
} from '@/store/project/network-interfaces/create.form'
import { watchOnlySubnet } from '@/store/project/network-interfaces/only-subnet.saga'
import { selectInterfaceFormBlock } from '@/store/project/network-interfaces/rules'
import { allSubnetsQuery } from '@/store/project/vpcs/queries'
import { areSameQueries } from '@/store/queries/failure'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { Select } from '@/ui/Select/Select'
import { AddressField } from '@/views/shared/checked-field/CheckedField'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { useSupports } from '@/store/release/release'
import { useParams } from '@/views/shell/route-context'
import { TransitIpsField } from './TransitIpsField'

/** All interfaces of an instance are in one VPC: for another one there is no choice. */
function VpcField() {
  const params = useParams(projectPaths.project)
  const field = form.useField('vpcName')
  const isFixed = useAppSelector(selectIsVpcFixed)
  const vpcs = useAppSelector(state => selectVpcChoices(state, params))
  return (
    <Select
      {...field}
      label="VPC"
      isDisabled={field.isDisabled || isFixed}
      help={isFixed && 'All network interfaces of an instance are in one VPC.'}
      placeholder="Select a VPC"
      emptyText="No VPCs found"
      items={vpcs ?? []}
      isLoading={vpcs === undefined}
      isRequired
    />
  )
}

function SubnetField() {
  const { project } = useParams(projectPaths.project)
  const vpc = useAppSelector(selectChosenVpc)
  const subnets = useAppSelector(state => selectSubnetChoices(state, { project, vpc }))
  useQueries(vpc === '' ? [] : [allSubnetsQuery({ project, vpc })])
  return (
    <Select
      {...form.useField('subnetName')}
      label="Subnet"
      placeholder="Select a subnet"
      emptyText={vpc === '' ? 'Select a VPC to see its subnets' : 'No subnets found'}
      items={subnets ?? []}
      isLoading={subnets === undefined}
      isRequired
    />
  )
}

const CONFIGURATIONS = [
  { value: 'v4 v6', label: 'IPv4 and IPv6' },
  { value: 'v4', label: 'IPv4 only' },
  { value: 'v6', label: 'IPv6 only' },
]

interface OwnAddressProps extends Field<string> {
  label: string
  version: IpVersion
}

/** An address in the chosen subnet. The next free one can be put in, so as to keep it. */
function OwnAddress({ version, ...field }: OwnAddressProps) {
  const takeNext = usePress(form, `${field.name}Free`)
  const next = useAppSelector(state => selectNextFree(state, version))
  useQueries(useAppSelector(selectTakenQueries, areSameQueries))
  return (
    <AddressField
      {...field}
      form={form}
      help="Leave empty to take one from the subnet."
      hint={
        next === null
          ? 'No address of the subnet is free.'
          : next !== undefined &&
            next !== field.value && (
              <Button size="sm" onPress={() => takeNext()}>
                Next free: {next}
              </Button>
            )
      }
    />
  )
}

/** The IP versions of the interface, and an address of each. */
function IpConfigFields() {
  const { value: versions, ...field } = form.useField('versions')
  const [ipv4, ipv6] = [form.useField('ipv4'), form.useField('ipv6')]
  return (
    <>
      <RadioGroup
        {...field}
        label="IP configuration"
        options={CONFIGURATIONS}
        value={versions.join(' ')}
        onChange={usePress(form, 'versions')}
        isInline
        isRequired
      />
      {versions.includes('v4') && <OwnAddress {...ipv4} label="IPv4 address" version="v4" />}
      {versions.includes('v6') && <OwnAddress {...ipv6} label="IPv6 address" version="v6" />}
    </>
  )
}

/** The open form of a new network interface, for an existing or a new instance. */
function NetworkInterfaceCreateModal() {
  const block = useAppSelector(state => selectInterfaceFormBlock(state, 'networkInterfaceCreate'))
  const isEdit = useAppSelector(state => selectFormParams(state, form.name).edited)
  const isDualStack = useSupports('dualStack')
  const hasTransitIps = useSupports('transitIpsAtCreation')
  return (
    <SideForm
      form={form}
      title={isEdit ? 'Edit network interface' : 'Add network interface'}
      submitLabel={isEdit ? 'Update network interface' : 'Add network interface'}
      disabledReason={block}
    >
      <IdentityFields useField={form.useField} />
      <VpcField />
      <SubnetField />
      {isDualStack ? (
        <IpConfigFields />
      ) : (
        <form.Field name="ip" as={OwnAddress} label="IP address" version="v4" />
      )}
      {hasTransitIps && <TransitIpsField form={form} useField={useNewTransitIpField} />}
    </SideForm>
  )
}

const sagas = [watchOnlySubnet]

export { form, sagas, NetworkInterfaceCreateModal as View }
