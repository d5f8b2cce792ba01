import type { Entry } from '@/api/core/api'

interface Part {
  what: string
  entry: Entry<unknown> | undefined
}

/** Which lists could not be read, and why. */
export const unreadParts = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ what, entry }) =>
    entry?.error
      ? [`The ${what} could not be read: ${entry.error.message.replace(/\.$/, '')}.`]
      : [],
  )

type Found = Entry<{ items: readonly { name: string }[]; nextPage?: string | null | undefined }>

/** How many there are, as far as they were listed. */
const total = ({ data }: Found): string =>
  `${data?.nextPage ? 'more than ' : ''}${data?.items.length ?? 0}`

/** Of things that were looked at one by one: how many were left out, and which could not be read. */
export const unlooked = (
  listed: Found | undefined,
  looks: readonly (Entry<unknown> | undefined)[],
  { what, of }: { what: string; of: string },
): string[] => {
  const all = listed?.data?.items ?? []
  const failed = all.filter((_, index) => looks[index]?.error).map(({ name }) => name)
  return [
    ...(listed && all.length > looks.length
      ? [`Only the ${what} of the first ${looks.length} of ${total(listed)} ${of} were looked at.`]
      : []),
    ...(failed.length > 0 ? [`The ${what} of ${failed.join(', ')} could not be read.`] : []),
  ]
}
