import { Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { selectProjectImageRows } from '@/store/project/images/images'
import { projectImageListQuery } from '@/store/project/queries'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { guide, type PageDocs } from '@/views/shared/docs/guides'
import { sectionIcons } from '@/views/shared/icons'
import { imageColumns as columns } from '@/views/shared/images/columns'
import { ListPage } from '@/views/shared/list/ListPage'
import { useParams } from '@/views/shell/route-context'

const { images: Icon } = sectionIcons

const docs: PageDocs = {
  heading: 'Images',
  summary: 'Disks are made from images. Upload one, or make one from a snapshot.',
  links: [guide('Images', 'creating-and-sharing-images')],
}

const BULK = ['promote', 'delete']

/** The images of a project. The panel of an image and the upload form open over them. */
function ProjectImagesView({ children }: { children?: ReactNode }) {
  const params = useParams(projectPaths.images)
  return (
    <ListPage
      id="project-images"
      title="Project images"
      noun="image"
      icon={<Icon />}
      docs={docs}
      list={projectImageListQuery(params)}
      rows={useAppSelector(state => selectProjectImageRows(state, params))}
      columns={columns}
      bulk={BULK}
      create={{ label: 'Upload image', to: projectPaths.imageUpload(params) }}
      createIcon={<Upload size={16} />}
      empty="Upload an image, or create one from a snapshot, to see it here."
    >
      {children}
    </ListPage>
  )
}

export { columns, docs, ProjectImagesView as View }
