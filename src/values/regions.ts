/** An AWS Region. */
export interface Region {
  name: string;
  place: string;
  /** Letters of the Availability Zones that a new account gets; at least three where the Region has three. */
  zones: readonly string[];
}

const PLACES: Readonly<Record<string, string>> = {
  "af-south-1": "Cape Town",
  "ap-east-1": "Hong Kong",
  "ap-east-2": "Taipei",
  "ap-northeast-1": "Tokyo",
  "ap-northeast-2": "Seoul",
  "ap-northeast-3": "Osaka",
  "ap-south-1": "Mumbai",
  "ap-south-2": "Hyderabad",
  "ap-southeast-1": "Singapore",
  "ap-southeast-2": "Sydney",
  "ap-southeast-3": "Jakarta",
  "ap-southeast-4": "Melbourne",
  "ap-southeast-5": "Malaysia",
  "ap-southeast-6": "New Zealand",
  "ap-southeast-7": "Thailand",
  "ca-central-1": "Canada (Central)",
  "ca-west-1": "Calgary",
  "eu-central-1": "Frankfurt",
  "eu-central-2": "Zurich",
  "eu-north-1": "Stockholm",
  "eu-south-1": "Milan",
  "eu-south-2": "Spain",
  "eu-west-1": "Ireland",
  "eu-west-2": "London",
  "eu-west-3": "Paris",
  "il-central-1": "Tel Aviv",
  "me-central-1": "United Arab Emirates",
  "me-south-1": "Bahrain",
  "mx-central-1": "Mexico (Central)",
  "sa-east-1": "São Paulo",
  "us-east-1": "Northern Virginia",
  "us-east-2": "Ohio",
  "us-west-1": "Northern California",
  "us-west-2": "Oregon",
};

/** Regions whose zones in a new account are not a, b and c. */
const OTHER_ZONES: Readonly<Record<string, readonly string[]>> = {
  "ap-northeast-1": ["a", "c", "d"],
  "ca-central-1": ["a", "b", "d"],
  "us-west-1": ["a", "c"],
};

/** All Regions of the `aws` partition, which the ARNs on the pages start with. */
export const regions: readonly Region[] = Object.entries(PLACES).map(([name, place]) => ({
  name,
  place,
  zones: OTHER_ZONES[name] ?? ["a", "b", "c"],
}));

/** The Region with this name. */
export const regionOf = (name: string): Region | undefined => regions.find((region) => region.name === name);
