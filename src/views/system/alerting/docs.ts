import type { PageDocs } from '@/views/shared/docs/guides'

export const alertingDocs: PageDocs = {
  heading: 'alerting',
  summary:
    'Alerts are events that the rack reports. Each has a class. A webhook is a URL that receives the alerts of the classes it subscribes to, by HTTP. Fleet viewers can see alerts and webhooks, fleet admins can change webhooks.',
  links: [],
}
