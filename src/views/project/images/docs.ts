import { guide, type PageDocs } from '@/views/shared/docs/guides'

export const projectImageDocs: PageDocs = {
  heading: 'Images',
  summary: 'Disks are made from images. Upload one, or make one from a snapshot.',
  links: [guide('Images', 'creating-and-sharing-images')],
}
