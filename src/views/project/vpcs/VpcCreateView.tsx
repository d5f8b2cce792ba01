import { useVpcCreateField as useField, vpcCreateForm } from '@/store/project/vpcs/create.form'
import { DescriptionField } from '@/ui/DescriptionField/DescriptionField'
import { NameField } from '@/ui/NameField/NameField'
import { TextField } from '@/ui/TextField/TextField'
import { SideForm } from '@/views/shared/side-form/SideForm'

/** A new VPC, over the list. */
export function VpcCreateView() {
  return (
    <SideForm form={vpcCreateForm} title="Create VPC" submitLabel="Create VPC">
      <Name />
      <Description />
      <DnsName />
      <Ipv6Prefix />
    </SideForm>
  )
}

function Name() {
  return <NameField {...useField('name')} />
}

function Description() {
  return <DescriptionField {...useField('description')} />
}

function DnsName() {
  return <NameField {...useField('dnsName')} label="DNS name" />
}

function Ipv6Prefix() {
  return (
    <TextField
      {...useField('ipv6Prefix')}
      label="IPv6 prefix"
      help="A /48 network in fd00::/8, taken at random when left empty. It cannot be changed later."
      placeholder="fd12:3456:789a::/48"
      isMonospace
    />
  )
}
