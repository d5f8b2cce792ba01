/** Folders of the store that know no resource. All others are areas, which hold the features. */
export const CORE =
  /^src\/store\/(setup|root|bridge|routing|navigation|forms|drafts|lists|paging|polling|queries|commands|bulk|confirm|connection|session|toasts|palette|shortcuts|preferences|random|release|saved-views|tab|time-range)\//
