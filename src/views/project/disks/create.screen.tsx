import { useMemo } from 'react'
import { BLOCK_SIZES } from '@/lib/limits'
import { formatBytes } from '@/lib/size'
import { formatDate, type Locale } from '@/lib/time'
import {
  selectImageChoices,
  selectSnapshotChoices,
  type SnapshotChoiceViewModel,
} from '@/store/project/disks/choices'
import {
  useDiskCreateField as useField,
  selectDiskSizeRule,
  type DiskSourceKind,
  diskCreateForm,
} from '@/store/project/disks/create.form'
import { allDisksQuery } from '@/store/project/disks/queries'
import { allProjectImagesQuery } from '@/store/project/images/queries'
import { projectPaths } from '@/store/project/paths'
import { allSnapshotsQuery } from '@/store/project/snapshots/queries'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { allSiloImagesQuery } from '@/store/silo/images/queries'
import { FormDivider } from '@/ui/Form/FormDivider'
import { NumberField } from '@/ui/NumberField/NumberField'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { Select } from '@/ui/Select/Select'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { useParams } from '@/views/shell/route-context'

/** The image to make the disk from. */
function ImageField() {
  const { project } = useParams(projectPaths.project)
  useQueries([allProjectImagesQuery({ project }), allSiloImagesQuery])
  const images = useAppSelector(state => selectImageChoices(state, project))
  const { value, ...field } = useField('imageId')
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
  const { value, ...field } = useField('snapshotId')
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

const BLOCK_SIZE_OPTIONS = BLOCK_SIZES.map(size => ({ value: `${size}`, label: `${size}` }))

function BlockSizeField() {
  const { value, onChange, ...field } = useField('blockSize')
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
  const { onChange, ...field } = useField('source')
  return (
    <>
      <RadioGroup
        {...field}
        label="Source"
        options={SOURCES}
        onChange={chosen =>
          onChange(SOURCES.find(({ value }) => value === chosen)?.value ?? 'blank')
        }
        isInline
        isRequired
      />
      {field.value === 'blank' && <BlockSizeField />}
      {field.value === 'snapshot' && <SnapshotField />}
      {field.value === 'image' && <ImageField />}
    </>
  )
}

function SizeField() {
  const rule = useAppSelector(selectDiskSizeRule)
  return <NumberField {...useField('size')} label="Size" {...rule} />
}

/** The fields of a new disk, wherever the form opens. Each field subscribes to its own value. */
function DiskCreateFields() {
  return (
    <>
      <IdentityFields useField={useField} />
      <FormDivider />
      <SourceFields />
      <SizeField />
    </>
  )
}

/** The open form of a new disk, on its route or requested over a screen. */
function DiskCreateModal() {
  return (
    <SideForm form={diskCreateForm} title="Create disk" submitLabel="Create disk">
      <DiskCreateFields />
    </SideForm>
  )
}

export { diskCreateForm as form, DiskCreateModal as View }
