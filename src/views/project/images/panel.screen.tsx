import { selectProjectImage, selectProjectImageActions } from '@/store/project/images/images'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { ImagePanel } from '@/views/shared/images/ImagePanel'
import { useParams } from '@/views/shell/route-context'

/** An image of a project, over the list of the project's images. */
function ProjectImagePanel() {
  const params = useParams(projectPaths.image)
  const image = useAppSelector(state => selectProjectImage(state, params))
  if (!image) return null
  return <ImagePanel image={image} leaveTo={projectPaths.images(params)} />
}

export { selectProjectImageActions as actions, ProjectImagePanel as View }
