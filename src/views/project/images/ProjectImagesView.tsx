import { Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { projectImageListQuery } from '@/store/project/images/queries'
import { selectProjectImageRows } from '@/store/project/images/rows'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { Table } from '@/ui/Table/Table'
import { sectionIcons } from '@/views/shared/icons'
import { imageColumns } from '@/views/shared/images/columns'
import { ListPage } from '@/views/shared/list-page/ListPage'
import { useParams } from '@/views/shell/route-context'
import { projectImageDocs } from './docs'

const { images: Icon } = sectionIcons

/** The images of a project; one of them, or the upload of a new one, is drawn over it. */
export function ProjectImagesView({ children }: { children?: ReactNode }) {
  const { project } = useParams(projectPaths.project)
  const rows = useAppSelector(state => selectProjectImageRows(state, project))
  const upload = projectPaths.imageUpload({ project })
  return (
    <>
      <ListPage
        title="Project images"
        icon={<Icon />}
        docs={projectImageDocs}
        list={projectImageListQuery({ project })}
        toolbar={
          <LinkButton href={upload} tone="primary">
            <Upload size={16} />
            Upload image
          </LinkButton>
        }
        empty={{
          title: 'No images',
          body: 'Upload an image, or create one from a snapshot, to see it here.',
          action: <LinkButton href={upload}>Upload image</LinkButton>,
        }}
      >
        <Table label="Project images" rows={rows} columns={imageColumns} />
      </ListPage>
      {children}
    </>
  )
}
