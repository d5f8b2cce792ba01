import { layouts, projectSections } from '@/store/layouts'
import { PROJECT } from '@/store/project/crumbs'
import { projectImageListQuery, projectImageViewQuery } from '@/store/project/images/queries'
import { projectPaths } from '@/store/project/paths'
import { crumbs, objectTitleCrumb, sectionCrumb, titleCrumb } from '@/store/routing/crumbs'
import { definePages } from '@/views/shell/route-tree'

const layout = layouts.project

const IMAGES = [...PROJECT, sectionCrumb(projectSections.images)] as const

export const routes = definePages(
  {
    id: 'project/images/list',
    path: projectPaths.images.pattern,
    layout,
    crumbs: crumbs(...IMAGES),
    queries: params => [projectImageListQuery(params)],
    palette: {
      create: { label: 'Upload image', to: projectPaths.imageUpload },
      rows: {
        list: projectImageListQuery,
        group: 'Go to image',
        to: (params, image) => projectPaths.image({ ...params, image }),
      },
    },
    skeleton: { heading: () => 'Project images' },
    screen: () => import('./images/list.screen'),
  },
  {
    id: 'project/images/address-elsewhere',
    // Where other consoles have the panel.
    path: '/projects/:project/images/:image',
    layout,
    redirect: projectPaths.image,
  },
  {
    id: 'project/images/panel',
    path: projectPaths.image.pattern,
    layout,
    parent: 'project/images/list',
    outlivesObject: true,
    crumbs: crumbs(...IMAGES, objectTitleCrumb('image', projectPaths.image)),
    queries: params => [projectImageViewQuery(params)],
    primeCache: params => ({
      list: projectImageListQuery(params),
      name: params.image,
      query: projectImageViewQuery(params),
    }),
    screen: () => import('./images/panel.screen'),
  },
  {
    id: 'project/image-upload/form',
    path: projectPaths.imageUploadFor.pattern,
    layout,
    parent: 'project/images/list',
    crumbs: crumbs(...IMAGES, titleCrumb('Upload image', projectPaths.imageUpload)),
    screen: () => import('./image-upload/form.screen'),
  },
)
