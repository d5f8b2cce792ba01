import { guide, type PageDocs } from '@/views/shared/docs/guides'

export const snapshotDocs: PageDocs = {
  heading: 'snapshots',
  summary: 'A snapshot is a disk as it was at one moment; an image can be made from it.',
  links: [guide('Disks and Snapshots', 'managing-disks-and-snapshots#_snapshots')],
}
