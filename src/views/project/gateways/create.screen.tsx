import { gatewayCreateForm } from '@/store/project/gateways/create.form'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { NetworkForm } from '../networking/NetworkForm'

/** A new internet gateway, over those of its VPC. */
function GatewayCreateView() {
  return (
    <NetworkForm
      form={gatewayCreateForm}
      title="Create internet gateway"
      submitLabel="Create internet gateway"
    >
      <IdentityFields useField={gatewayCreateForm.useField} />
    </NetworkForm>
  )
}

export { gatewayCreateForm as form, GatewayCreateView as View }
