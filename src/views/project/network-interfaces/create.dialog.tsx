import { projectPaths } from '@/store/project/paths'
import {
  networkInterfaceCreateForm,
  selectChosenVpc,
  selectSubnetChoices,
  selectVpcChoices,
  useNetworkInterfaceCreateField as useField,
} from '@/store/project/network-interfaces/create.form'
import { selectInterfaceFormBlock } from '@/store/project/network-interfaces/rules'
import { allSubnetsQuery } from '@/store/project/subnets/queries'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { Select } from '@/ui/Select/Select'
import { TextField } from '@/ui/TextField/TextField'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { useParams } from '@/views/shell/route-context'

function VpcField() {
  const params = useParams(projectPaths.project)
  const vpcs = useAppSelector(state => selectVpcChoices(state, params))
  return (
    <Select
      {...useField('vpcName')}
      label="VPC"
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
      {...useField('subnetName')}
      label="Subnet"
      placeholder="Select a subnet"
      emptyText={vpc === '' ? 'Select a VPC to see its subnets' : 'No subnets found'}
      items={subnets ?? []}
      isLoading={subnets === undefined}
      isRequired
    />
  )
}

function IpField() {
  return (
    <TextField
      {...useField('ip')}
      label="IP address"
      help="Taken from the subnet by itself when left empty."
      isMonospace
    />
  )
}

/** The open form of a new network interface, for an existing or a new instance. */
function NetworkInterfaceCreateModal() {
  const block = useAppSelector(state => selectInterfaceFormBlock(state, 'networkInterfaceCreate'))
  return (
    <SideForm
      form={networkInterfaceCreateForm}
      title="Add network interface"
      submitLabel="Add network interface"
      disabledReason={block}
    >
      <IdentityFields useField={useField} />
      <VpcField />
      <SubnetField />
      <IpField />
    </SideForm>
  )
}

export { networkInterfaceCreateForm as form, NetworkInterfaceCreateModal as View }
