import { selectImageById } from '@/store/project/images/images'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { ImagePanel } from '@/views/shared/images/ImagePanel'
import { useParams } from '@/views/shell/route-context'

/** The image that a disk was made from, of any project or the silo, over the list of disks. */
function DiskImage() {
  const { project, image: id = '' } = useParams(projectPaths.diskImage)
  const image = useAppSelector(state => selectImageById(state, { image: id }))
  return image ? <ImagePanel image={image} leaveTo={projectPaths.disks({ project })} /> : null
}

export { DiskImage as View }
