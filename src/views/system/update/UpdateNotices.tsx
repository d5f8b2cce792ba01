import type { UpdateNotice } from '@/store/system/update/rules'
import { systemPaths } from '@/store/system/paths'
import { Message } from '@/ui/Message/Message'

/** What support asks for first. */
const BUNDLES = { label: 'Support bundles', href: systemPaths.supportBundles() }

/** What the operator should know of the update. */
export function UpdateNotices({ notices }: { notices: readonly UpdateNotice[] }) {
  return notices.map(({ id, tone, title, text, isForSupport }) => (
    <Message key={id} tone={tone} title={title} link={isForSupport ? BUNDLES : undefined}>
      {text}
    </Message>
  ))
}
