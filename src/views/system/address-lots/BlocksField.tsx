import type { AddressLotBlockCreate } from '@/api/generated/types'
import { ipOrder } from '@/lib/ip'
import { formatNumber } from '@/lib/number'
import { useEntry } from '@/store/forms/hooks'
import { addressLotCreateForm } from '@/store/system/address-lots/create.form'
import {
  blockName,
  countAddresses,
  typedBlockErrors,
  type BlockValues,
} from '@/store/system/address-lots/rules'
import type { MiniColumn } from '@/views/shared/mini-table/MiniRows'
import { MiniTableField } from '@/views/shared/mini-table/MiniTableField'
import { SubForm } from '@/ui/SubForm/SubForm'
import { EntryField } from '@/views/shared/checked-field/CheckedField'
import { useLocale } from '@/ui/UiProvider/UiContext'

const columns: readonly MiniColumn<AddressLotBlockCreate>[] = [
  {
    header: 'First address',
    text: ({ firstAddress }) => firstAddress,
    value: ({ firstAddress }) => ipOrder(firstAddress),
    cell: ({ firstAddress }) => <code translate="no">{firstAddress}</code>,
  },
  {
    header: 'Last address',
    text: ({ lastAddress }) => lastAddress,
    value: ({ lastAddress }) => ipOrder(lastAddress),
    cell: ({ lastAddress }) => <code translate="no">{lastAddress}</code>,
  },
]

/** The blocks of a new lot, and fields to add one. */
export function BlocksField() {
  const { value: blocks, onChange, ...field } = addressLotCreateForm.useField('blocks')
  return (
    <MiniTableField
      {...field}
      label="Blocks"
      help="Ranges of addresses of one IP version each. They cannot be changed later."
      rows={blocks}
      columns={columns}
      rowKey={blockName}
      removeLabel={block => `Remove block ${blockName(block)}`}
      onChange={onChange}
      isRequired
    >
      <NewBlock />
    </MiniTableField>
  )
}

function NewBlock() {
  const adding = useEntry(addressLotCreateForm, 'blocks')
  const { value: blocks } = addressLotCreateForm.useField('blocks')
  const { value: isBlockRefused } = addressLotCreateForm.useField('isBlockRefused')
  const { value: first, ...firstField } = addressLotCreateForm.useField('first')
  const { value: last, ...lastField } = addressLotCreateForm.useField('last')
  const values: BlockValues = { blocks, first, last, isBlockRefused }
  const errors = typedBlockErrors(values)
  const problems = typedBlockErrors({ ...values, isBlockRefused: true })
  return (
    <SubForm
      entry="new block"
      addLabel="Add block"
      isEmpty={first.trim() === '' && last.trim() === ''}
      isDisabled={firstField.isDisabled}
      {...adding}
    >
      <EntryField
        {...firstField}
        value={first}
        label="First address"
        error={errors.first}
        problem={problems.first}
        onEnter={adding.onAdd}
        isOptionalHidden
      />
      <EntryField
        {...lastField}
        value={last}
        label="Last address"
        help="Leave empty for a single address."
        hint={errors.first === undefined && errors.last === undefined && <Size {...values} />}
        error={errors.last}
        problem={problems.last}
        onEnter={adding.onAdd}
        isOptionalHidden
      />
    </SubForm>
  )
}

function Size({ first, last }: BlockValues) {
  const { locale } = useLocale()
  const size = countAddresses([{ firstAddress: first.trim(), lastAddress: last.trim() }])
  return (
    <span role="status" data-figures>
      {size > 0n && (size === 1n ? '1 address' : `${formatNumber(size, locale)} addresses`)}
    </span>
  )
}
