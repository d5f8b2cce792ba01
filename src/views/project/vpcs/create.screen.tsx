import { vpcCreateForm } from '@/store/project/vpcs/create.form'
import { NameField } from '@/ui/NameField/NameField'
import { BlockField } from '@/views/shared/address-field/BlockField'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { NetworkForm } from '../networking/NetworkForm'

function DnsName() {
  return <NameField {...vpcCreateForm.useField('dnsName')} label="DNS name" />
}

function Ipv6Prefix() {
  return (
    <BlockField
      form={vpcCreateForm}
      {...vpcCreateForm.useField('ipv6Prefix')}
      label="IPv6 prefix"
      help="A /48 network in fd00::/8. Leave empty to generate one. It cannot be changed later."
      placeholder="fd12:3456:789a::/48"
    />
  )
}

/** A new VPC, over the list. */
function VpcCreateView() {
  return (
    <NetworkForm form={vpcCreateForm} title="Create VPC" submitLabel="Create VPC">
      <IdentityFields useField={vpcCreateForm.useField} />
      <DnsName />
      <Ipv6Prefix />
    </NetworkForm>
  )
}

export { vpcCreateForm as form, VpcCreateView as View }
