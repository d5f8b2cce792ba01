import type { IpVersion } from '@/lib/ip'
import { selectFormParams } from '@/store/forms/selectors'
import { projectPaths } from '@/store/project/paths'
import {
  networkInterfaceCreateForm as form,
  selectChosenVpc,
  selectIsVpcFixed,
  selectSubnetChoices,
  selectVpcChoices,
  useNewTransitIpField,
} from '@/store/project/network-interfaces/create.form'
import { watchOnlySubnet } from '@/store/project/network-interfaces/only-subnet.saga'
import { selectInterfaceFormBlock } from '@/store/project/network-interfaces/rules'
import { allSubnetsQuery } from '@/store/project/vpcs/queries'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
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

const AUTOMATIC = 'Leave empty to take one from the subnet.'

const CONFIGURATIONS: readonly { value: string; label: string; versions: readonly IpVersion[] }[] =
  [
    { value: 'v4 v6', label: 'IPv4 and IPv6', versions: ['v4', 'v6'] },
    { value: 'v4', label: 'IPv4 only', versions: ['v4'] },
    { value: 'v6', label: 'IPv6 only', versions: ['v6'] },
  ]

/** The IP versions of the interface, and an address of each. */
function IpConfigFields() {
  const { value: versions, onChange, ...field } = form.useField('versions')
  const [ipv4, ipv6] = [form.useField('ipv4'), form.useField('ipv6')]
  return (
    <>
      <RadioGroup
        {...field}
        label="IP configuration"
        options={CONFIGURATIONS}
        value={versions.join(' ')}
        onChange={chosen =>
          onChange(CONFIGURATIONS.find(({ value }) => value === chosen)?.versions ?? versions)
        }
        isInline
        isRequired
      />
      {versions.includes('v4') && (
        <AddressField {...ipv4} label="IPv4 address" form={form} help={AUTOMATIC} />
      )}
      {versions.includes('v6') && (
        <AddressField {...ipv6} label="IPv6 address" form={form} help={AUTOMATIC} />
      )}
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
        <form.Field name="ip" as={AddressField} label="IP address" form={form} help={AUTOMATIC} />
      )}
      {hasTransitIps && <TransitIpsField form={form} useField={useNewTransitIpField} />}
    </SideForm>
  )
}

const sagas = [watchOnlySubnet]

export { form, sagas, NetworkInterfaceCreateModal as View }
