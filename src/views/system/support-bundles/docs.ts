import type { PageDocs } from '@/views/shared/docs/guides'

export const bundleDocs: PageDocs = {
  heading: 'support bundles',
  summary:
    'A support bundle has the logs and the state of the whole rack. Oxide support uses it to find the cause of a problem. Fleet viewers can read bundles, fleet admins can collect and delete them.',
  links: [],
}
