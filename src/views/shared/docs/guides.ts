import type { DocsPopoverProps } from '@/ui/DocsPopover/DocsPopover'

/** What a page says about itself, and links to guides. */
export type PageDocs = DocsPopoverProps

const GUIDES = 'https://docs.oxide.computer/guides/'

/** A guide of the platform's documentation, by its path below the guides. */
export const guide = (label: string, path: string) => ({ label, href: GUIDES + path })
