import { gatewayCreateForm as form } from '@/store/project/gateways/create.form'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { NetworkForm } from '../networking/NetworkForm'

/** A new internet gateway, over those of its VPC. */
function GatewayCreateView() {
  return (
    <NetworkForm form={form} title="Create internet gateway">
      <IdentityFields useField={form.useField} />
    </NetworkForm>
  )
}

export { form, GatewayCreateView as View }
