import { Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { selectProjectImageRows } from '@/store/project/images/images'
import { projectImageListQuery } from '@/store/project/images/queries'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { Table } from '@/ui/Table/Table'
import { guide, type PageDocs } from '@/views/shared/docs/guides'
import { sectionIcons } from '@/views/shared/icons'
import { imageColumns as columns } from '@/views/shared/images/columns'
import { ListPage } from '@/views/shared/list-page/ListPage'
import { useParams } from '@/views/shell/route-context'

const { images: Icon } = sectionIcons

const docs: PageDocs = {
  heading: 'Images',
  summary: 'Disks are made from images. Upload one, or make one from a snapshot.',
  links: [guide('Images', 'creating-and-sharing-images')],
}

/** The images of a project. The panel of an image and the upload form open over them. */
function ProjectImagesView({ children }: { children?: ReactNode }) {
  const params = useParams(projectPaths.images)
  const rows = useAppSelector(state => selectProjectImageRows(state, params))
  const upload = projectPaths.imageUpload(params)
  return (
    <>
      <ListPage
        title="Project images"
        icon={<Icon />}
        docs={docs}
        list={projectImageListQuery(params)}
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
        <Table label="Project images" rows={rows} columns={columns} />
      </ListPage>
      {children}
    </>
  )
}

export { columns, docs, ProjectImagesView as View }
