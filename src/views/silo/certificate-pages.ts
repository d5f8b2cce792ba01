import { layouts, siloSections } from '@/store/layouts'
import { sectionCrumb } from '@/store/routing/crumbs'
import { certificateListQuery, certificateViewQuery } from '@/store/silo/certificates/queries'
import type { CertificateForms } from '@/store/silo/forms'
import { siloPaths } from '@/store/silo/paths'
import { resourcePages } from '@/views/shared/resource-pages'
import { defineDialogs, definePages } from '@/views/shell/route-tree'

export { systemOperations as operations } from '@/store/system/operations'

export const dialogs = defineDialogs<CertificateForms>({
  certificateRenewal: { load: () => import('./certificates/renewal.dialog') },
})

export const routes = definePages(
  ...resourcePages({
    id: 'silo/certificates',
    layout: layouts.silo,
    crumbs: [sectionCrumb(siloSections.certificates)],
    noun: 'certificate',
    list: {
      path: siloPaths.certificates,
      query: () => certificateListQuery,
      screen: () => import('./certificates/list.screen'),
    },
    create: {
      path: siloPaths.certificateCreate,
      label: 'New certificate',
      screen: () => import('./certificates/create.screen'),
    },
    view: {
      path: siloPaths.certificate,
      param: 'certificate',
      query: certificateViewQuery,
      screen: () => import('./certificates/panel.screen'),
    },
  }),
)
