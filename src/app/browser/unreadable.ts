/** Said of a file that the browser does not give any more. */
export const UNREADABLE =
  'The file could not be read. It may have been moved or changed since it was chosen: choose it again.'
