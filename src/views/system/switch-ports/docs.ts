import type { PageDocs } from '@/views/shared/docs/guides'

export const switchPortDocs: PageDocs = {
  heading: 'switch ports',
  summary:
    'The ports through which the switches of a rack reach the networks around it. What a port does is set by port settings.',
  links: [],
}
