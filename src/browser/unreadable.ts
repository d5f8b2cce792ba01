/** The message for a file that the browser no longer gives access to. */
export const UNREADABLE =
  'The file could not be read. It may have been moved or changed since it was chosen: choose it again.'
