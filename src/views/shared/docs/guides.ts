import type { DocsPopoverProps } from '@/ui/DocsPopover/DocsPopover'

/** What a page has to say about itself, and the guides to read on in. */
export type PageDocs = DocsPopoverProps

const GUIDES = 'https://docs.oxide.computer/guides/'

/** A guide of the platform's documentation, by its path there. */
export const guide = (label: string, path: string) => ({ label, href: GUIDES + path })
