import { guide, type PageDocs } from '@/views/shared/docs/guides'

const summary =
  'Silos separate tenants from each other: each has its own users, limits, policies and subdomain.'
const silos = guide('Silos', 'operator/silo-management')

export const siloListDocs: PageDocs = { heading: 'silos', summary, links: [silos] }

export const siloDocs: PageDocs = {
  heading: 'silos',
  summary,
  links: [
    silos,
    guide('Identity providers', 'system/completing-rack-config#_configure_silo_identity_provider'),
    guide('IP pools', 'operator/ip-pool-management'),
    guide('Access control', 'configuring-access'),
  ],
}
