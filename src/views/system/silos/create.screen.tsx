import type { SiloIdentityMode } from '@/api/generated/types'
import { useSupports } from '@/store/release/release'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { watchCredentialFiles } from '@/store/credentials/files.saga'
import { selectReasonNotCollaborator } from '@/store/system/fleet-role'
import { certificateAddForm } from '@/store/system/silos/add-certificate.form'
import { siloCreateForm as form, type CertificateEntry } from '@/store/system/silos/create.form'
import { QUOTA_LABELS } from '@/store/system/silos/rules'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { FormDivider } from '@/ui/Form/FormErrors'
import { Message } from '@/ui/Message/Message'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { TextField } from '@/ui/TextField/TextField'
import { guide } from '@/views/shared/docs/guides'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { siloHost } from '@/store/silo/certificates/rules'
import { requestForm } from '@/store/system/forms'
import { selectOrigin } from '@/store/tab/slice'
import { Button } from '@/ui/Button/Button'
import type { MiniColumn } from '@/views/shared/mini-table/MiniRows'
import { MiniTableField } from '@/views/shared/mini-table/MiniTableField'
import { Truncate } from '@/ui/Truncate/Truncate'
import { QuotaFields } from '../silo-quotas/QuotaFields'
import { RoleMappingFields } from './RoleMappingFields'

const columns: readonly MiniColumn<CertificateEntry>[] = [
  {
    header: 'Name',
    text: ({ name }) => name,
    cell: ({ name }) => <Truncate text={name} max={32} position="middle" />,
  },
]

const rowName = ({ name, description }: CertificateEntry) =>
  `Name: ${name}, Description: ${description}`

/** The TLS certificates of a new silo. */
function CertificatesField() {
  const send = useSend()
  const { value: silo } = form.useField('name')
  const host = siloHost(silo || 'silo-name', useAppSelector(selectOrigin))
  const { value: certificates, onChange, ...field } = form.useField('tlsCertificates')
  return (
    <MiniTableField
      {...field}
      label="TLS certificates"
      help={`One of them must be for the host of the silo: ${host}.`}
      isRequired
      rows={certificates}
      columns={columns}
      rowKey={({ name }) => name}
      rowName={rowName}
      removeLabel={({ name }) => `Remove certificate ${name}`}
      onChange={onChange}
    >
      <Button
        isDisabled={field.isDisabled}
        onPress={() => send(requestForm('siloCertificateAdd', {}))}
      >
        Add TLS certificate
      </Button>
    </MiniTableField>
  )
}

/** A new silo, over the list. */
function SiloCreateView() {
  return (
    <SideForm
      form={form}
      title="Create silo"
      disabledReason={useAppSelector(selectReasonNotCollaborator)}
    >
      <Message link={guide('Read about silos', 'operator/silo-management')}>
        Only quotas can be changed later.
      </Message>
      <IdentityFields useField={form.useField} />
      <form.Field
        name="discoverable"
        as={Checkbox}
        label="Discoverable"
        help="Otherwise hidden from silo lists, but reachable by URL."
      />
      <FormDivider />
      <QuotaFields useField={form.useField} labels={QUOTA_LABELS} />
      <FormDivider />
      <form.Field
        name="identityMode"
        as={RadioGroup<SiloIdentityMode>}
        label="Identity mode"
        help="It cannot be changed later."
        options={useSupports('scim') ? MODES_WITH_SCIM : MODES}
        isRequired
      />
      <AdminGroup />
      <FormDivider />
      <RoleMappingFields />
      <FormDivider />
      <CertificatesField />
    </SideForm>
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

function AdminGroup() {
  const { value: mode } = form.useField('identityMode')
  const field = form.useField('adminGroupName')
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

export { form, sagas, SiloCreateView as View }
