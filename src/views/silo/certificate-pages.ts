import { siloSections } from '@/store/layouts'
import { certificateListQuery, certificateViewQuery } from '@/store/silo/certificates/queries'
import type { CertificateForms } from '@/store/silo/forms'
import { siloPaths } from '@/store/silo/paths'
import { defineDialogs, over, page } from '@/views/shell/route-tree'

export { systemOperations as operations } from '@/api/operations/system'

export const dialogs = defineDialogs<CertificateForms>({
  certificateRenewal: { load: () => import('./certificates/renewal.dialog') },
})

export const routes = [
  page(
    'silo/certificates/list',
    siloPaths.certificates,
    {
      crumb: siloSections.certificates,
      list: () => certificateListQuery,
      noun: 'certificate',
      opens: siloPaths.certificate,
      screen: () => import('./certificates/list.screen'),
    },
    [
      over('silo/certificates/create', siloPaths.certificateCreate, {
        create: 'New certificate',
        screen: () => import('./certificates/create.screen'),
      }),
      over('silo/certificates/panel', siloPaths.certificate, {
        object: certificateViewQuery,
        outlivesObject: true,
        screen: () => import('./certificates/panel.screen'),
      }),
    ],
  ),
]
