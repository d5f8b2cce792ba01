import { selectProjectImage } from '@/store/project/images/panel'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { ImagePanel } from '@/views/shared/images/ImagePanel'
import { useParams } from '@/views/shell/route-context'

/** An image of a project, over the list of the project's images. */
export function ProjectImagePanel() {
  const params = useParams(projectPaths.image)
  const { project } = params
  const image = useAppSelector(state => selectProjectImage(state, params))
  if (!image) return null
  return <ImagePanel image={image} leaveTo={projectPaths.images({ project })} />
}
