/** @returns the path on the site of the composer's data for a service, given as `GROUP/SLUG` */
export const dataPath = (service: string): string => `assets/composer/${service}.json`;
