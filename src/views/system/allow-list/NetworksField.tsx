import { memo } from 'react'
import { ipOrder } from '@/lib/ip'
import { pluralize } from '@/lib/text'
import { useEntry } from '@/store/forms/hooks'
import { allowListForm } from '@/store/system/allow-list/edit.form'
import { typedEntryError, type AllowListValues } from '@/store/system/allow-list/rules'
import type { MiniColumn } from '@/views/shared/mini-table/MiniRows'
import { MiniTableField } from '@/views/shared/mini-table/MiniTableField'
import { SubForm } from '@/ui/SubForm/SubForm'
import { TextArea } from '@/ui/TextArea/TextArea'
import { useLeaving } from '@/views/shared/checked-field/CheckedField'

const columns: readonly MiniColumn<string>[] = [
  {
    header: 'Network',
    text: ip => ip,
    value: ipOrder,
    cell: ip => <code translate="no">{ip}</code>,
  },
]

/** The networks that may reach the rack, and a field to add some. Up to 1,000: not drawn in vain. */
export const NetworksField = memo(function NetworksField({ isDisabled }: { isDisabled: boolean }) {
  const { value: ips, onChange, ...field } = allowListForm.useField('ips')
  return (
    <MiniTableField
      {...field}
      label="Allowed networks"
      help={pluralize('network', ips.length)}
      rows={ips}
      columns={columns}
      rowKey={ip => ip}
      removeLabel={ip => `Remove network ${ip}`}
      onChange={onChange}
      isDisabled={isDisabled || field.isDisabled}
      isRequired
    >
      {!isDisabled && <NewNetworks />}
    </MiniTableField>
  )
})

function NewNetworks() {
  const { value: allow } = allowListForm.useField('allow')
  const { value: ips } = allowListForm.useField('ips')
  const { value: base } = allowListForm.useField('base')
  const { value: isEntryRefused } = allowListForm.useField('isEntryRefused')
  const { value: entry, ...field } = allowListForm.useField('entry')
  const values: AllowListValues = { allow, ips, base, entry, isEntryRefused }
  return (
    <SubForm
      entry="new networks"
      addLabel="Add networks"
      isEmpty={entry.trim() === ''}
      isDisabled={field.isDisabled}
      {...useEntry(allowListForm, 'ips')}
    >
      <TextArea
        {...useLeaving(
          { ...field, value: entry, error: typedEntryError(values) },
          typedEntryError({ ...values, isEntryRefused: true }),
        )}
        label="Networks to add"
        help="Type or paste any number of networks or addresses, one per line. Include the address that your own requests come from: the rack refuses a list without it."
        placeholder={'192.0.2.0/24\n2001:db8::/32'}
        rows={3}
        isMonospace
        isOptionalHidden
      />
    </SubForm>
  )
}
