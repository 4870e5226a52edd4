/** A version number of a Service Catalog release. */
export const VERSION = /^\d+\.\d+\.\d+$/;
