import {
  gatewayPoolAttachForm,
  useGatewayPoolAttachField as useField,
} from '@/store/project/gateways/attach-pool.form'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { PoolSelect } from '../external-ips/PoolSelect'
import { NetworkForm } from '../networking/NetworkForm'

function IpPool() {
  return <PoolSelect {...useField('ipPool')} label="IP pool" />
}

/** Attaches an IP pool to an internet gateway, over its page. */
function GatewayPoolAttachView() {
  return (
    <NetworkForm form={gatewayPoolAttachForm} title="Attach IP pool" submitLabel="Attach IP pool">
      <IpPool />
      <IdentityFields useField={useField} />
    </NetworkForm>
  )
}

export { gatewayPoolAttachForm as form, GatewayPoolAttachView as View }
