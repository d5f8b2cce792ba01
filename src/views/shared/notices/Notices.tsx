import { Stack } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'

interface NoticesProps {
  /** What is still in progress; undefined once it is done. */
  pending?: string | undefined
  /** What the part of the page below lacks, in whole sentences. */
  notices: readonly string[]
}

/** Notices about the part of a page below them. Announced politely when they appear. */
export function Notices({ pending, notices }: NoticesProps) {
  return (
    <Stack role="status" gap={3} marginBottom={pending || notices.length > 0 ? 4 : 0}>
      {pending && <Message>{pending}</Message>}
      {notices.map(notice => (
        <Message key={notice} tone="notice">
          {notice}
        </Message>
      ))}
    </Stack>
  )
}
