import { useSupports } from '@/store/release/hooks'
import { useAppSelector } from '@/store/setup/hooks'
import { watchCredentialFiles } from '@/store/credentials/files.saga'
import { selectReasonNotCollaborator } from '@/store/system/fleet-role'
import { certificateAddForm } from '@/store/system/silos/add-certificate.form'
import { siloCreateForm, useSiloCreateField as useField } from '@/store/system/silos/create.form'
import { QUOTA_LABELS } from '@/store/system/silos/rules'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { FormDivider } from '@/ui/Form/FormDivider'
import { Message } from '@/ui/Message/Message'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { TextField } from '@/ui/TextField/TextField'
import { guide } from '@/views/shared/docs/guides'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { QuotaFields } from '../silo-quotas/QuotaFields'
import { CertificatesField } from './CertificatesField'
import { RoleMappingFields } from './RoleMappingFields'

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
        Only quotas can be changed later.
      </Message>
      <IdentityFields useField={useField} />
      <Discoverable />
      <FormDivider />
      <QuotaFields useField={useField} labels={QUOTA_LABELS} />
      <FormDivider />
      <IdentityMode />
      <AdminGroup />
      <FormDivider />
      <RoleMappingFields />
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
      help="Otherwise hidden from silo lists, but reachable by URL."
    />
  )
}

const LOCAL = {
  value: 'local_only',
  label: 'Local only',
  help: 'Users are created here, with passwords.',
} as const

const MODES = [
  {
    value: 'saml_jit',
    label: 'SAML',
    help: 'Users appear after their first sign-in.',
  },
  LOCAL,
] as const

const MODES_WITH_SCIM = [
  { ...MODES[0], label: 'SAML JIT' },
  {
    value: 'saml_scim',
    label: 'SAML SCIM',
    help: 'The identity provider adds and removes users and groups.',
  },
  LOCAL,
] as const

function IdentityMode() {
  const modes = useSupports('scim') ? MODES_WITH_SCIM : MODES
  return (
    <RadioGroup
      {...useField('identityMode')}
      label="Identity mode"
      help="It cannot be changed later."
      options={modes}
      isRequired
    />
  )
}

function AdminGroup() {
  const { value: mode } = useField('identityMode')
  const field = useField('adminGroupName')
  if (mode === 'local_only') return null
  return (
    <TextField
      {...field}
      label="Admin group name"
      help="A group with this name is created. Its members are admins of the silo."
    />
  )
}

// The form of a certificate opens only over this screen.
const sagas = [watchCredentialFiles(certificateAddForm.name, ['cert', 'key'])]

export { siloCreateForm as form, sagas, SiloCreateView as View }
