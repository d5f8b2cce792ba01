import type { Image } from '@/api/generated/types'
import { formatBytes, formatGib } from '@/lib/size'
import type { ActionViewModel } from '@/store/commands/action'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { Property } from '@/ui/PropertiesTable/PropertiesTable'
import { sectionIcons } from '@/views/shared/icons'
import { ObjectPanel } from '@/views/shared/object-panel/ObjectPanel'

const { images: Icon } = sectionIcons

interface ImagePanelProps {
  image: Image & { actions: readonly ActionViewModel[] }
  leaveTo: string
}

/** An image, over the list it is in. Read-only, because images cannot be changed. */
export function ImagePanel({ image, leaveTo }: ImagePanelProps) {
  const sharedWith = image.projectId ? 'Project' : 'Silo'
  return (
    <ObjectPanel
      kind={`${sharedWith} image`}
      icon={<Icon size={16} />}
      object={image}
      leaveTo={leaveTo}
    >
      <Property label="Shared with">{sharedWith}</Property>
      <Property label="OS">{image.os || <EmptyCell />}</Property>
      <Property label="Version">{image.version || <EmptyCell />}</Property>
      <Property label="Size">{formatGib(image.size)}</Property>
      <Property label="Block size">{formatBytes(image.blockSize)}</Property>
    </ObjectPanel>
  )
}
