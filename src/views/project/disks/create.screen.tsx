import { formatNumber } from '@/lib/number'
import { useMemo } from 'react'
import type { DiskType } from '@/api/generated/types'
import { BLOCK_SIZES } from '@/lib/limits'
import { formatBytes } from '@/lib/size'
import { formatDate, type Locale } from '@/lib/time'
import { selectFormParams } from '@/store/forms/selectors'
import {
  selectImageChoices,
  selectSnapshotChoices,
  type SnapshotChoiceViewModel,
} from '@/store/project/disks/choices'
import {
  selectDiskSizeRule,
  selectNewDiskSize,
  type DiskSourceKind,
  diskCreateForm as form,
  selectSourceSize,
} from '@/store/project/disks/create.form'
import { allDisksQuery, allProjectImagesQuery, allSnapshotsQuery } from '@/store/project/queries'
import { projectPaths } from '@/store/project/paths'
import { useSupports } from '@/store/release/release'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { allSiloImagesQuery } from '@/store/silo/queries'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { FormDivider } from '@/ui/Form/FormErrors'
import { Message } from '@/ui/Message/Message'
import { NumberField } from '@/ui/NumberField/NumberField'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { Select } from '@/ui/Select/Select'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { useParams } from '@/views/shell/route-context'
import { QuotaNote } from '../quota/QuotaNote'
import { FixedSize } from './FixedSize'

/** The image to make the disk from. */
function ImageField() {
  const { project } = useParams(projectPaths.project)
  useQueries([allProjectImagesQuery({ project }), allSiloImagesQuery])
  const images = useAppSelector(state => selectImageChoices(state, project))
  const { value, ...field } = form.useField('imageId')
  return (
    <Select
      {...field}
      label="Source image"
      placeholder="Select an image"
      items={images ?? []}
      isLoading={images === undefined}
      value={value ?? ''}
      isRequired
    />
  )
}

const toItem = (
  { id, name, timeCreated, diskName, size }: SnapshotChoiceViewModel,
  reader: Locale,
) => {
  const from = diskName === undefined ? '' : ` from ${diskName}`
  return {
    value: id,
    label: name,
    detail: `Created on ${formatDate(timeCreated, reader)}${from} / ${formatBytes(size)}`,
  }
}

/** The snapshot to make the disk from. */
function SnapshotField() {
  const { project } = useParams(projectPaths.project)
  useQueries([allSnapshotsQuery({ project }), allDisksQuery({ project })])
  const reader = useLocale()
  const snapshots = useAppSelector(state => selectSnapshotChoices(state, project))
  const items = useMemo(
    () => snapshots?.map(snapshot => toItem(snapshot, reader)) ?? [],
    [snapshots, reader],
  )
  const { value, ...field } = form.useField('snapshotId')
  return (
    <Select
      {...field}
      label="Source snapshot"
      placeholder="Select a snapshot"
      items={items}
      isLoading={snapshots === undefined}
      value={value ?? ''}
      isRequired
    />
  )
}

const SOURCES: readonly { value: DiskSourceKind; label: string }[] = [
  { value: 'blank', label: 'Blank' },
  { value: 'snapshot', label: 'Snapshot' },
  { value: 'image', label: 'Image' },
]

const BLOCK_SIZE_OPTIONS = BLOCK_SIZES.map(size => ({
  value: `${size}`,
  label: formatNumber(size),
}))

function BlockSizeField() {
  const { value, onChange, ...field } = form.useField('blockSize')
  return (
    <RadioGroup
      {...field}
      label="Block size"
      units="bytes"
      options={BLOCK_SIZE_OPTIONS}
      value={`${value}`}
      onChange={chosen => onChange(BLOCK_SIZES.find(size => `${size}` === chosen) ?? value)}
      isInline
      isRequired
    />
  )
}

function SourceFields() {
  const field = form.useField('source')
  const canBeReadOnly = useSupports('readOnlyDisks')
  return (
    <>
      <RadioGroup {...field} label="Source" options={SOURCES} isInline isRequired />
      {field.value === 'blank' && <BlockSizeField />}
      {field.value === 'snapshot' && <SnapshotField />}
      {field.value === 'image' && <ImageField />}
      {canBeReadOnly && field.value !== 'blank' && (
        <form.Field
          name="isReadOnly"
          as={Checkbox}
          label="Make disk read-only"
          help="No guest can write to it. This cannot be changed later."
        />
      )}
    </>
  )
}

function SizeField() {
  const { value: source } = form.useField('source')
  const { value: isReadOnly } = form.useField('isReadOnly')
  const size = useAppSelector(selectSourceSize)
  if (isReadOnly && source !== 'blank') return <FixedSize size={size} source={source} />
  return <EnteredSize />
}

function EnteredSize() {
  const rule = useAppSelector(selectDiskSizeRule)
  return <NumberField {...form.useField('size')} label="Size" {...rule} />
}

const TYPES: readonly { value: DiskType; label: string; help: string }[] = [
  {
    value: 'distributed',
    label: 'Distributed',
    help: 'Copied to several sleds: the choice for most workloads',
  },
  {
    value: 'local',
    label: 'Local',
    help: 'Fast, on one sled without copies: no snapshots, and no migration',
  },
]

function LocalNote() {
  return (
    <Message>
      A local disk gets its space when its instance starts. The start fails if no sled has enough.
    </Message>
  )
}

function Quota() {
  const storage = useAppSelector(selectNewDiskSize)
  return storage !== undefined && <QuotaNote taken={{ storage }} />
}

/** The fields of a new disk, wherever the form opens. Each field subscribes to its own value. */
function DiskCreateFields() {
  const hasTypes = useSupports('localDisks')
  const { value: type } = form.useField('diskType')
  return (
    <>
      <IdentityFields useField={form.useField} />
      <FormDivider />
      {hasTypes && (
        <form.Field
          name="diskType"
          as={RadioGroup<DiskType>}
          label="Disk type"
          options={TYPES}
          isRequired
        />
      )}
      {type === 'local' ? <LocalNote /> : <SourceFields />}
      <SizeField />
      <Quota />
    </>
  )
}

/** The open form of a new disk, on its route or requested over a screen. */
function DiskCreateModal() {
  const isEdit = useAppSelector(state => selectFormParams(state, form.name).edited)
  return (
    <SideForm
      form={form}
      title={isEdit ? 'Edit disk' : 'Create disk'}
      submitLabel={isEdit ? 'Update disk' : 'Create disk'}
    >
      <DiskCreateFields />
    </SideForm>
  )
}

export { form, DiskCreateModal as View }
