import { gatewayPoolAttachForm as form } from '@/store/project/gateways/attach.form'
import { selectAttachedPoolNames } from '@/store/project/gateways/gateways'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { useParams } from '@/views/shell/route-context'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { PoolSelect } from '../external-ips/PoolSelect'
import { NetworkForm } from '../networking/NetworkForm'

function IpPool() {
  const params = useParams(projectPaths.gatewayPoolAttach)
  const attached = useAppSelector(state => selectAttachedPoolNames(state, params))
  return <PoolSelect {...form.useField('ipPool')} label="IP pool" without={attached} />
}

/** Attaches an IP pool to an internet gateway, over its page. */
function GatewayPoolAttachView() {
  return (
    <NetworkForm form={form} title="Attach IP pool">
      <IpPool />
      <IdentityFields useField={form.useField} />
    </NetworkForm>
  )
}

export { form, GatewayPoolAttachView as View }
