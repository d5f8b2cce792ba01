import { useRoute } from '@/views/shell/route-context'

/** Which instance the page is about, by the names in its address. */
export const useInstanceParams = () => {
  const { project = '', instance = '' } = useRoute().params
  return { project, instance }
}
