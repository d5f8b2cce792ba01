import { vpcCreateForm as form } from '@/store/project/vpcs/create.form'
import { NameField } from '@/ui/NameField/NameField'
import { BlockField } from '@/views/shared/address-field/BlockField'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { NetworkForm } from '../networking/NetworkForm'

/** A new VPC, over the list. */
function VpcCreateView() {
  return (
    <NetworkForm form={form} title="Create VPC">
      <IdentityFields useField={form.useField} />
      <form.Field name="dnsName" as={NameField} label="DNS name" />
      <form.Field
        name="ipv6Prefix"
        as={BlockField}
        form={form}
        label="IPv6 prefix"
        help="A /48 network in fd00::/8. Leave empty to generate one. It cannot be changed later."
        placeholder="fd12:3456:789a::/48"
      />
    </NetworkForm>
  )
}

export { form, VpcCreateView as View }
