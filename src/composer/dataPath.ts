/** @returns the path on the site of what the composer knows of a service, given as `GROUP/SLUG` */
export const dataPath = (service: string): string => `assets/composer/${service}.json`;
