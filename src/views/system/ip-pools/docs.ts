import { guide, type PageDocs } from '@/views/shared/docs/guides'

export const ipPoolDocs: PageDocs = {
  heading: 'IP pools',
  summary: 'IP pools are collections of external addresses for the silos they are linked to.',
  links: [guide('IP pools', 'operator/ip-pool-management')],
}
