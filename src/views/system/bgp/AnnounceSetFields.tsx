import { useMemo } from 'react'
import { ipOrder } from '@/lib/ip'
import { useEntry, type AnyForm, type FieldHook } from '@/store/forms/hooks'
import { useAppSelector } from '@/store/setup/hooks'
import { selectAnnounced, type AnnounceSetValues } from '@/store/system/bgp/announce-set.form'
import { typedAnnouncementErrors, type AnnouncementValues } from '@/store/system/bgp/announcements'
import { selectBlocks } from '@/store/system/bgp/bgp'
import {
  announcementChanges,
  announcementKey,
  blockRange,
  type Announcement,
  type LotBlock,
} from '@/store/system/bgp/rules'
import { Combobox } from '@/ui/Combobox/Combobox'
import { Stack } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import type { MiniColumn } from '@/views/shared/mini-table/MiniRows'
import { MiniTableField } from '@/views/shared/mini-table/MiniTableField'
import { SubForm } from '@/ui/SubForm/SubForm'
import { EntryField } from '@/views/shared/checked-field/CheckedField'

const columnsWith = (blocks: readonly LotBlock[]): readonly MiniColumn<Announcement>[] => [
  {
    header: 'Network',
    text: ({ network }) => network,
    value: ({ network }) => ipOrder(network),
    cell: ({ network }) => <code translate="no">{network}</code>,
  },
  {
    header: 'Address lot',
    isUnspoken: true,
    text: ({ block }) => blocks.find(({ id }) => id === block)?.lot ?? block,
  },
]

interface AnnouncementFieldsProps {
  form: AnyForm
  useField: FieldHook<AnnounceSetValues>
}

/** What a set announces, and fields to add to it. */
export function AnnouncementsField({ form, useField }: AnnouncementFieldsProps) {
  const { value: announcements, onChange, ...field } = useField('announcements')
  const blocks = useAppSelector(selectBlocks)
  const columns = useMemo(() => columnsWith(blocks), [blocks])
  return (
    <MiniTableField
      {...field}
      label="Announcements"
      rows={announcements}
      columns={columns}
      rowKey={announcementKey}
      rowName={({ network }) => network}
      removeLabel={({ network }) => `Remove announcement ${network}`}
      onChange={onChange}
    >
      <NewAnnouncement form={form} useField={useField} />
    </MiniTableField>
  )
}

function NewAnnouncement({ form, useField }: AnnouncementFieldsProps) {
  const adding = useEntry(form, 'announcements')
  const blocks = useAppSelector(selectBlocks)
  const items = useMemo(
    () =>
      blocks.map(block => ({
        value: block.id,
        label: `${blockRange(block)} (${block.lot})`,
      })),
    [blocks],
  )
  const { value: announcements } = useField('announcements')
  const { value: isRefused } = useField('isRefused')
  const { value: network, ...networkField } = useField('network')
  const { value: block, ...blockField } = useField('block')
  const values: AnnouncementValues = { announcements, network, block, isRefused }
  const errors = typedAnnouncementErrors(values, blocks)
  return (
    <SubForm
      entry="new announcement"
      addLabel="Add announcement"
      isEmpty={network.trim() === '' && block === ''}
      isDisabled={networkField.isDisabled}
      {...adding}
    >
      <EntryField
        {...networkField}
        value={network}
        label="Network"
        help="In CIDR notation, such as 198.51.100.0/24."
        error={errors.network}
        problem={typedAnnouncementErrors({ ...values, isRefused: true }, blocks).network}
        isOptionalHidden
        onEnter={adding.onAdd}
      />
      <Combobox
        {...blockField}
        value={block}
        label="Address lot block"
        placeholder="Select a block"
        help="The block that the network lies in. Chosen automatically if there is only one."
        items={items}
        error={errors.block}
        isOptionalHidden
        onEnter={adding.onAdd}
      />
    </SubForm>
  )
}

function Networks({ title, list }: { title: string; list: readonly Announcement[] }) {
  return (
    <>
      {title}
      <Stack as="ul" paddingLeft={4} listStyle="disc" overflowWrap="anywhere" aria-label={title}>
        {list.map(each => (
          <li key={announcementKey(each)}>
            <code translate="no">{each.network}</code>
          </li>
        ))}
      </Stack>
    </>
  )
}

/** What saving adds and removes: the call replaces the whole list. */
export function ChangesNotice({ useField }: Pick<AnnouncementFieldsProps, 'useField'>) {
  const before = useAppSelector(selectAnnounced)
  const { value: announcements } = useField('announcements')
  const { added, removed } = announcementChanges(before, announcements)
  const isChanged = added.length > 0 || removed.length > 0
  return (
    <div role="status">
      {isChanged && (
        <Message
          tone={removed.length > 0 ? 'notice' : 'info'}
          title="Saving replaces the whole list of announcements"
        >
          {added.length > 0 && <Networks title="Added" list={added} />}
          {removed.length > 0 && (
            <Networks title="Removed: neighbors lose their routes to" list={removed} />
          )}
        </Message>
      )}
    </div>
  )
}
