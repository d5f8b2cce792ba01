import { guide, type PageDocs } from '@/views/shared/docs/guides'

export const siloImageDocs: PageDocs = {
  heading: 'Images',
  summary: 'Disks are made from images. Those of the silo were promoted from one of its projects.',
  links: [guide('Images', 'creating-and-sharing-images')],
}
