import { siloSections } from '@/store/layouts'
import { siloImageListQuery, siloImageViewQuery } from '@/store/silo/queries'
import { siloPaths } from '@/store/silo/paths'
import { over, page, redirect } from '@/views/shell/route-tree'

export const routes = [
  page(
    'silo/images/list',
    siloPaths.images,
    {
      crumb: siloSections.images,
      heading: 'Silo images',
      list: () => siloImageListQuery,
      noun: 'image',
      opens: siloPaths.image,
      screen: () => import('./images/list.screen'),
    },
    [
      // Where other consoles have the panel.
      redirect('silo/images/address-elsewhere', '/images/:image', siloPaths.image),
      over('silo/images/panel', siloPaths.image, {
        object: siloImageViewQuery,
        outlivesObject: true,
        screen: () => import('./images/panel.screen'),
      }),
    ],
  ),
]
