import { guide, type PageDocs } from '@/views/shared/docs/guides'

export const diskDocs: PageDocs = {
  heading: 'disks',
  summary: 'Disks keep data, whatever becomes of the instances they are attached to.',
  links: [guide('Disks and Snapshots', 'managing-disks-and-snapshots')],
}
