import type { PageDocs } from '@/views/shared/docs/guides'

export const alertingDocs: PageDocs = {
  heading: 'alerting',
  summary:
    'What the rack reports by itself, and who is told. Each alert has a class. A webhook is a URL that receives the alerts of the classes it subscribes to, by HTTP. Fleet viewers can read all of it, fleet admins can change it.',
  links: [],
}
