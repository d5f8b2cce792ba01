import { guide, type PageDocs } from '@/views/shared/docs/guides'

export const inventoryDocs: PageDocs = {
  heading: 'inventory',
  summary: 'The sleds and switches of the racks, and the disks in the sleds.',
  links: [
    guide('Server Sleds', 'architecture/service-processors#_server_sled'),
    guide('Storage', 'architecture/os-hypervisor-storage#_storage'),
  ],
}
