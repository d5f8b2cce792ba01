import { guide, type PageDocs } from '@/views/shared/docs/guides'

export const sshKeyDocs: PageDocs = {
  heading: 'SSH keys',
  summary: 'SSH keys let you into your instances securely, without a password.',
  links: [guide('SSH Keys', 'user-settings#_ssh_keys')],
}
