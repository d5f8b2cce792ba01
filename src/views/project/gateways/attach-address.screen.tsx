import { gatewayAddressAttachForm as form } from '@/store/project/gateways/attach.form'
import { AddressField } from '@/views/shared/checked-field/CheckedField'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { NetworkForm } from '../networking/NetworkForm'

/** Attaches an IP address to an internet gateway, over its page. */
function GatewayAddressAttachView() {
  return (
    <NetworkForm form={form} title="Attach IP address">
      <IdentityFields useField={form.useField} />
      <form.Field
        name="address"
        as={AddressField}
        form={form}
        label="IP address"
        help="An address of an attached IP pool."
        isRequired
      />
    </NetworkForm>
  )
}

export { form, GatewayAddressAttachView as View }
