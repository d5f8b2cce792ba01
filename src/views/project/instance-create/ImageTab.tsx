import { projectPaths } from '@/store/project/paths'
import { NAME_RULE } from '@/lib/name'
import { diskSizeRule } from '@/store/project/disks/size.rules'
import {
  selectBootImage,
  selectBootImages,
  type ImageSource,
} from '@/store/project/instance-create/choices'
import { useInstanceCreateField as useField } from '@/store/project/instance-create/create.form'
import { useAppSelector } from '@/store/setup/hooks'
import { Combobox } from '@/ui/Combobox/Combobox'
import type { EmptyStateProps } from '@/ui/EmptyState/EmptyState'
import { NumberField } from '@/ui/NumberField/NumberField'
import { TextField } from '@/ui/TextField/TextField'
import { useParams } from '@/views/shell/route-context'
import { EmptyChoice } from './EmptyChoice'
import { Stack } from './Section'

interface ImageTabProps {
  source: ImageSource
  placeholder: string
  /** Stands in place of the fields while there are no images. */
  empty: EmptyStateProps
}

function SizeField({ source }: Pick<ImageTabProps, 'source'>) {
  const { project } = useParams(projectPaths.project)
  const image = useAppSelector(state => selectBootImage(state, project, source))
  const rule = diskSizeRule(image && { kind: 'image', size: image.size })
  return <NumberField {...useField('bootDiskSize')} label="Disk size" {...rule} />
}

function DiskNameField() {
  return (
    <TextField
      {...useField('bootDiskName')}
      label="Disk name"
      hint={NAME_RULE}
      help="Made up from the names of instance and image when left empty."
    />
  )
}

/** A boot disk made from an image. Size and name stay when the other kind of images is looked at. */
export function ImageTab({ source, placeholder, empty }: ImageTabProps) {
  const { project } = useParams(projectPaths.project)
  const images = useAppSelector(state => selectBootImages(state, project, source))
  const field = useField(`${source}Id`)
  if (images.length === 0) return <EmptyChoice label="Image" field={field} {...empty} />
  return (
    <Stack>
      <Combobox {...field} label="Image" placeholder={placeholder} items={images} isRequired />
      <SizeField source={source} />
      <DiskNameField />
    </Stack>
  )
}
