import { useAppSelector, useSend } from '@/store/setup/hooks'
import { siloHost } from '@/store/silo/certificates/rules'
import { requestForm } from '@/store/system/forms'
import {
  useSiloCreateField as useField,
  type CertificateEntry,
} from '@/store/system/silos/create.form'
import { selectOrigin } from '@/store/tab/selectors'
import { Button } from '@/ui/Button/Button'
import type { MiniColumn } from '@/views/shared/mini-table/MiniRows'
import { MiniTableField } from '@/views/shared/mini-table/MiniTableField'
import { Truncate } from '@/ui/Truncate/Truncate'

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
export function CertificatesField() {
  const send = useSend()
  const { value: silo } = useField('name')
  const host = siloHost(silo || 'silo-name', useAppSelector(selectOrigin))
  const { value: certificates, onChange, ...field } = useField('tlsCertificates')
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
