import { guide, type PageDocs } from '@/views/shared/docs/guides'

const about = {
  heading: 'instances',
  summary: 'Instances are virtual machines with the CPU, memory and disks you give them.',
}

const instances = guide('Instances', 'deploying-workloads')
const actions = guide('Instance Actions', 'managing-instances')

export const instanceDocs: PageDocs = {
  ...about,
  links: [instances, guide('Remote Access', 'remote-access'), actions],
}

export const instanceCreateDocs: PageDocs = {
  ...about,
  links: [instances, actions, guide('Quick Start', 'quickstart')],
}
