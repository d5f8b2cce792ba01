import { formatNumber } from '@/lib/number'
import type { Image } from '@/api/generated/types'
import { formatGib } from '@/lib/size'
import type { ActionViewModel } from '@/store/commands/action'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { IdProperty, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { sectionIcons } from '@/views/shared/icons'
import { ObjectPanel } from '@/views/shared/object-panel/ObjectPanel'

const { images: Icon } = sectionIcons

interface ImagePanelProps {
  image: Image & { actions: readonly ActionViewModel[] }
  leaveTo: string
}

/** The digest of an image's data; a dash if the server has none. */
function Digest({ image: { name, digest } }: Pick<ImagePanelProps, 'image'>) {
  return digest ? (
    <IdProperty label="Digest" id={`${digest.type}:${digest.value}`} name={name} />
  ) : (
    <Property label="Digest">
      <EmptyCell />
    </Property>
  )
}

/** An image, over the list it is in. Read-only, because images cannot be changed. */
export function ImagePanel({ image, leaveTo }: ImagePanelProps) {
  const visibility = image.projectId ? 'Project' : 'Silo'
  return (
    <ObjectPanel
      kind={`${visibility} image`}
      icon={<Icon size={16} />}
      object={image}
      leaveTo={leaveTo}
    >
      <Property label="Visibility">{visibility}</Property>
      <Property label="OS">{image.os || <EmptyCell />}</Property>
      <Property label="Version">{image.version || <EmptyCell />}</Property>
      <Property label="Size">{formatGib(image.size)}</Property>
      <Property label="Block size">{`${formatNumber(image.blockSize)} bytes`}</Property>
      <Digest image={image} />
    </ObjectPanel>
  )
}
