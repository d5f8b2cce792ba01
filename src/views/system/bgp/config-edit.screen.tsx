import { useAppSelector } from '@/store/setup/hooks'
import { bgpConfigEditForm as form } from '@/store/system/bgp/edit-config.form'
import { selectReasonNotAdmin } from '@/store/system/fleet-role'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { AnnounceSetField, MaxPathsField } from './ConfigFields'

/** Edits a BGP configuration, over the list. */
function BgpConfigEditView() {
  return (
    <SideForm
      form={form}
      title="Edit BGP configuration"
      disabledReason={useAppSelector(selectReasonNotAdmin)}
    >
      <IdentityFields useField={form.useField} />
      <AnnounceSetField
        {...form.useField('announceSet')}
        help="The API does not report which one is in use. Leave empty to keep it."
        placeholder="Keep the current one"
      />
      <MaxPathsField {...form.useField('maxPaths')} isRequired />
    </SideForm>
  )
}

export { form, BgpConfigEditView as View }
