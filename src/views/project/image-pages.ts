import { projectSections } from '@/store/layouts'
import { projectImageListQuery, projectImageViewQuery } from '@/store/project/queries'
import { projectPaths } from '@/store/project/paths'
import { over, page, redirect } from '@/views/shell/route-tree'

export const routes = [
  page(
    'project/images/list',
    projectPaths.images,
    {
      crumb: projectSections.images,
      heading: 'Project images',
      list: projectImageListQuery,
      noun: 'image',
      opens: projectPaths.image,
      screen: () => import('./images/list.screen'),
    },
    [
      // Where other consoles have the panel.
      redirect(
        'project/images/address-elsewhere',
        '/projects/:project/images/:image',
        projectPaths.image,
      ),
      over('project/images/panel', projectPaths.image, {
        object: projectImageViewQuery,
        outlivesObject: true,
        screen: () => import('./images/panel.screen'),
      }),
      over('project/image-upload/form', projectPaths.imageUploadFor, {
        create: 'Upload image',
        screen: () => import('./image-upload/form.screen'),
      }),
    ],
  ),
]
