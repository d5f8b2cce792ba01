import type { UpdateNotice } from '@/store/system/update/rules'
import { Message } from '@/ui/Message/Message'

const SUPPORT = { label: 'Oxide support', href: 'https://support.oxide.computer' }

/** What the operator should know of the update. */
export function UpdateNotices({ notices }: { notices: readonly UpdateNotice[] }) {
  return notices.map(({ id, tone, title, text, isForSupport }) => (
    <Message key={id} tone={tone} title={title} link={isForSupport ? SUPPORT : undefined}>
      {text}
    </Message>
  ))
}
