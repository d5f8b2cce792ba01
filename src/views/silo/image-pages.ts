import { layouts, siloSections } from '@/store/layouts'
import { crumbs, objectTitleCrumb, sectionCrumb } from '@/store/routing/crumbs'
import { siloImageListQuery, siloImageViewQuery } from '@/store/silo/images/queries'
import { siloPaths } from '@/store/silo/paths'
import { definePages } from '@/views/shell/route-tree'

const IMAGES = sectionCrumb(siloSections.images)

export const routes = definePages(
  {
    id: 'silo/images/list',
    path: siloPaths.images.pattern,
    layout: layouts.silo,
    crumbs: crumbs(IMAGES),
    queries: () => [siloImageListQuery],
    palette: {
      rows: {
        list: () => siloImageListQuery,
        group: 'Go to image',
        to: (_params, image) => siloPaths.image({ image }),
      },
    },
    skeleton: { heading: () => 'Silo images' },
    screen: () => import('./images/list.screen'),
  },
  {
    id: 'silo/images/address-elsewhere',
    // Where other consoles have the panel.
    path: '/images/:image',
    layout: layouts.silo,
    redirect: siloPaths.image,
  },
  {
    id: 'silo/images/panel',
    path: siloPaths.image.pattern,
    layout: layouts.silo,
    parent: 'silo/images/list',
    outlivesObject: true,
    crumbs: crumbs(IMAGES, objectTitleCrumb('image', siloPaths.image)),
    queries: ({ image }) => [siloImageViewQuery({ image })],
    primeCache: ({ image }) => ({
      list: siloImageListQuery,
      name: image,
      query: siloImageViewQuery({ image }),
    }),
    screen: () => import('./images/panel.screen'),
  },
)
