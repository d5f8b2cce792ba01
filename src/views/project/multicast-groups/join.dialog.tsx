import { ipOrder } from '@/lib/ip'
import { useEntry } from '@/store/forms/hooks'
import { selectFormParams } from '@/store/forms/selectors'
import {
  multicastJoinForm as form,
  selectGroupChoices,
  selectJoin,
} from '@/store/project/multicast-groups/join.form'
import type { MulticastValues } from '@/store/project/multicast-groups/rules'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { multicastOperations as operations } from '@/api/operations/multicast'
import { allMulticastGroupsQuery } from '@/store/silo/multicast-groups/queries'
import { Combobox } from '@/ui/Combobox/Combobox'
import { Message } from '@/ui/Message/Message'
import type { MiniColumn } from '@/views/shared/mini-table/MiniRows'
import { MiniTableField } from '@/views/shared/mini-table/MiniTableField'
import { Select } from '@/ui/Select/Select'
import { SubForm } from '@/ui/SubForm/SubForm'
import { EntryField } from '@/views/shared/checked-field/CheckedField'
import { SideForm } from '@/views/shared/side-form/SideForm'

/** A multicast group to join, by an instance of the page or by one that is being created. */
function JoinView() {
  useQueries([allMulticastGroupsQuery])
  // Only a new group takes an address from a default pool.
  const { isNew } = useAppSelector(selectJoin)
  const { instance } = useAppSelector(state => selectFormParams(state, form.name))
  return (
    <SideForm
      form={form}
      title="Join multicast group"
      submitLabel="Join group"
      isLocal={instance === undefined}
    >
      <Message>Multicast is experimental: its API may change.</Message>
      <form.Field
        name="group"
        as={Combobox}
        label="Group"
        help="Select a group, or enter a name or an address. If there is no such group, it is created."
        items={useAppSelector(selectGroupChoices)}
        allowsArbitraryValues
        isRequired
      />
      {isNew && (
        <form.Field
          name="ipVersion"
          as={Select<MulticastValues['ipVersion']>}
          label="IP version"
          help="A new group gets its address from the default multicast pool of this version."
          items={VERSIONS}
          isRequired
        />
      )}
      <SourcesField />
    </SideForm>
  )
}

const VERSIONS: readonly { value: MulticastValues['ipVersion']; label: string }[] = [
  { value: 'default', label: 'Default' },
  { value: 'v4', label: 'IPv4' },
  { value: 'v6', label: 'IPv6' },
]

const columns: readonly MiniColumn<string>[] = [
  {
    header: 'Source',
    text: ip => ip,
    value: ipOrder,
    cell: ip => <code translate="no">{ip}</code>,
  },
]

function SourcesField() {
  const { value: sourceIps, onChange, ...field } = form.useField('sourceIps')
  return (
    <MiniTableField
      {...field}
      label="Sources"
      isLabelHidden
      rows={sourceIps}
      columns={columns}
      rowKey={ip => ip}
      removeLabel={ip => `Remove source ${ip}`}
      onChange={onChange}
    >
      <NewSource />
    </MiniTableField>
  )
}

function NewSource() {
  const adding = useEntry(form, 'sourceIps')
  const { sourceError, sourceProblem } = useAppSelector(selectJoin)
  const { value: sourceIp, ...field } = form.useField('sourceIp')
  return (
    <SubForm
      entry="new source"
      addLabel="Add source"
      isEmpty={sourceIp.trim() === ''}
      isDisabled={field.isDisabled}
      {...adding}
    >
      <EntryField
        {...field}
        value={sourceIp}
        label="Sources"
        help="Addresses to receive from. Leave empty for any. Groups in 232.0.0.0/8 and ff3x::/32 need at least one."
        error={sourceError}
        problem={sourceProblem}
        onEnter={adding.onAdd}
      />
    </SubForm>
  )
}

export { form, operations, JoinView as View }
