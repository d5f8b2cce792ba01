import type { DiskCreateValues } from '@/store/project/disks/create.form'
import { selectImageChoices } from '@/store/project/disks/choices'
import { diskSourceQueries } from '@/store/project/disks/queries'
import { fieldHook } from '@/store/forms/hooks'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { Select } from '@/ui/Select/Select'
import { useRoute } from '@/views/shell/route-context'

const useField = fieldHook<DiskCreateValues>('diskCreate')

/** The image that the disk is made from. */
export function ImageField() {
  const { project = '' } = useRoute().params
  const { projectImages, siloImages } = diskSourceQueries(project)
  useQueries([projectImages, siloImages])
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
