import { BLOCK_SIZES } from '@/lib/limits'
import {
  selectDiskSizeRule,
  useDiskCreateField as useField,
  type DiskSourceKind,
} from '@/store/project/disks/create.form'
import { useAppSelector } from '@/store/setup/hooks'
import { FormDivider } from '@/ui/Form/FormDivider'
import { NumberField } from '@/ui/NumberField/NumberField'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { ImageField } from './ImageField'
import { SnapshotField } from './SnapshotField'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'

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

/** The fields of a new disk, wherever the form stands. Each one follows its own value. */
export function DiskCreateFields() {
  return (
    <>
      <IdentityFields useField={useField} />
      <FormDivider />
      <SourceFields />
      <SizeField />
    </>
  )
}
