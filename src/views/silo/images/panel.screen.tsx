import { useAppSelector } from '@/store/setup/hooks'
import { selectSiloImage, selectSiloImageActions } from '@/store/silo/images/images'
import { siloPaths } from '@/store/silo/paths'
import { ImagePanel } from '@/views/shared/images/ImagePanel'
import { useParams } from '@/views/shell/route-context'

/** An image of the silo, over the list of the silo's images. */
function SiloImagePanel() {
  const params = useParams(siloPaths.image)
  const image = useAppSelector(state => selectSiloImage(state, params))
  return image ? <ImagePanel image={image} leaveTo={siloPaths.images()} /> : null
}

export { selectSiloImageActions as actions, SiloImagePanel as View }
