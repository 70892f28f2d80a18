/** Where a search leaves word of what to mark on the page that it opens. */
export const arrivalKey = 'action-stations-marks';
