import { projectPaths } from '@/store/project/paths'
import { selectImageChoices } from '@/store/project/disks/choices'
import { useDiskCreateField as useField } from '@/store/project/disks/create.form'
import { allProjectImagesQuery } from '@/store/project/images/queries'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { allSiloImagesQuery } from '@/store/silo/images/queries'
import { Select } from '@/ui/Select/Select'
import { useParams } from '@/views/shell/route-context'

/** The image that the disk is made from. */
export function ImageField() {
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
