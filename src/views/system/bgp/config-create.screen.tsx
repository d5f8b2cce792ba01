import { useSupports } from '@/store/release/release'
import { useAppSelector } from '@/store/setup/hooks'
import { bgpConfigCreateForm as form } from '@/store/system/bgp/create-config.form'
import { selectReasonNotAdmin } from '@/store/system/fleet-role'
import { Message } from '@/ui/Message/Message'
import { TextField } from '@/ui/TextField/TextField'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { AnnounceSetField, MaxPathsField } from './ConfigFields'

/** A new BGP configuration, over the list. */
function BgpConfigCreateView() {
  const hasMaxPaths = useSupports('bgpUnnumbered')
  const maxPaths = form.useField('maxPaths')
  const canEdit = useSupports('bgpConfigUpdate')
  return (
    <SideForm
      form={form}
      title="Create BGP configuration"
      disabledReason={useAppSelector(selectReasonNotAdmin)}
    >
      <IdentityFields useField={form.useField} />
      <Message>
        {canEdit
          ? 'The ASN and the VRF cannot be changed later.'
          : 'The configuration cannot be changed later.'}
      </Message>
      <TextField
        {...form.useField('asn')}
        label="ASN"
        help="The number of the rack’s autonomous system. Each can have one configuration."
        isRequired
      />
      <AnnounceSetField
        {...form.useField('announceSet')}
        help="The networks that are announced to neighbors."
        isRequired
      />
      <TextField {...form.useField('vrf')} label="VRF" help="Leave empty for the default VRF." />
      {hasMaxPaths && <MaxPathsField {...maxPaths} placeholder="1" />}
    </SideForm>
  )
}

export { form, BgpConfigCreateView as View }
