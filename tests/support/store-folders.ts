/** Folders of the store's core. All others belong to features, grouped by area. */
export const CORE_FOLDERS =
  /^src\/store\/(setup|bridge|routing|navigation|forms|drafts|paging|polling|queries|commands|confirm|connection|session|toasts|palette|preferences|random|tab|time-range)\//
