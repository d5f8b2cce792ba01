import { guide, type PageDocs } from '@/views/shared/docs/guides'

export const floatingIpDocs: PageDocs = {
  heading: 'floating IPs',
  summary:
    'Floating IPs exist by themselves: attach one to an instance, and detach it whenever you like.',
  links: [guide('Floating IPs', 'managing-floating-ips')],
}
