import { useAppSelector } from '@/store/setup/hooks'
import { watchCredentialFiles } from '@/store/credentials/files.saga'
import { selectReasonNotAdmin, selectReasonNotCollaborator } from '@/store/system/fleet-role'
import { certificateAddForm } from '@/store/system/silos/add-certificate.form'
import { siloCreateForm, useSiloCreateField as useField } from '@/store/system/silos/create.form'
import { QUOTA_LABELS } from '@/store/system/silos/rules'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { CheckboxGroup } from '@/ui/Checkbox/CheckboxGroup'
import { FormDivider } from '@/ui/Form/FormDivider'
import { Message } from '@/ui/Message/Message'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { RichText } from '@/ui/RichText/RichText'
import { TextField } from '@/ui/TextField/TextField'
import { guide } from '@/views/shared/docs/guides'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { QuotaFields } from '../silo-quotas/QuotaFields'
import { CertificatesField } from './CertificatesField'

/** A new silo, over the list. */
function SiloCreateView() {
  return (
    <SideForm
      form={siloCreateForm}
      title="Create silo"
      submitLabel="Create silo"
      disabledReason={useAppSelector(selectReasonNotCollaborator)}
    >
      <Message link={guide('Read about silos', 'operator/silo-management')}>
        Of all that a silo is created with, only its quotas can be changed later.
      </Message>
      <IdentityFields useField={useField} />
      <Discoverable />
      <FormDivider />
      <QuotaFields useField={useField} labels={QUOTA_LABELS} />
      <FormDivider />
      <IdentityMode />
      <AdminGroup />
      <FormDivider />
      <RoleMapping />
      <FormDivider />
      <CertificatesField />
    </SideForm>
  )
}

function Discoverable() {
  return (
    <Checkbox
      {...useField('discoverable')}
      label="Discoverable"
      help="A silo that is not discoverable is in no list: only its address leads to its page."
    />
  )
}

const MODES = [
  { value: 'saml_jit', label: 'SAML' },
  { value: 'local_only', label: 'Local only' },
]

function IdentityMode() {
  const { onChange, ...field } = useField('identityMode')
  return (
    <RadioGroup
      {...field}
      label="Identity mode"
      options={MODES}
      onChange={mode => onChange(mode === 'local_only' ? 'local_only' : 'saml_jit')}
      isInline
      isRequired
    />
  )
}

function AdminGroup() {
  const { value: mode } = useField('identityMode')
  const field = useField('adminGroupName')
  if (mode !== 'saml_jit') return null
  return (
    <TextField
      {...field}
      label="Admin group name"
      help="A group of this name is created, whose members are admins of the silo."
    />
  )
}

const ROLES = [
  { value: 'admin', label: 'Grant fleet admin role to silo admins' },
  { value: 'viewer', label: 'Grant fleet viewer role to silo viewers' },
]

function RoleMapping() {
  const reason = useAppSelector(selectReasonNotAdmin)
  const field = useField('mappedRoles')
  return (
    <CheckboxGroup
      {...field}
      label="Role mapping"
      options={ROLES}
      isDisabled={field.isDisabled || reason !== undefined}
      help={reason && <RichText text={reason} />}
      isOptionalHidden
    />
  )
}

// The form of a certificate opens only over this screen.
const sagas = [watchCredentialFiles(certificateAddForm.name, ['cert', 'key'])]

export { siloCreateForm as form, sagas, SiloCreateView as View }
