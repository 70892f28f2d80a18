/** Destinations so far away that everybody has been dealt Loyalty cards a second time. */
export const halfway = ['desolate-moon', 'icy-moon'];
