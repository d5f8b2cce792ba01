import { gatewayAddressAttachForm } from '@/store/project/gateways/attach-address.form'
import { AddressField } from '@/views/shared/checked-field/CheckedField'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { NetworkForm } from '../networking/NetworkForm'

/** Attaches an IP address to an internet gateway, over its page. */
function GatewayAddressAttachView() {
  return (
    <NetworkForm
      form={gatewayAddressAttachForm}
      title="Attach IP address"
      submitLabel="Attach IP address"
    >
      <IdentityFields useField={gatewayAddressAttachForm.useField} />
      <gatewayAddressAttachForm.Field
        name="address"
        as={AddressField}
        form={gatewayAddressAttachForm}
        label="IP address"
        help="An address of an attached IP pool."
        isRequired
      />
    </NetworkForm>
  )
}

export { gatewayAddressAttachForm as form, GatewayAddressAttachView as View }
