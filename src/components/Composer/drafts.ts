import { COMPOSER_DRAFTS_STORAGE_KEY, COMPOSER_UNITS_PATH_STORAGE_KEY } from "../../constants";
import { storageSlot, storedList } from "../../lib/storage";
import { pack, unpack, type Shared } from "../../composer/share";

interface Draft {
  /** Group and slug of the service. */
  service: string;
  data: unknown;
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === "object" &&
  value !== null &&
  "service" in value &&
  typeof value.service === "string" &&
  "data" in value;

const stored = storedList(COMPOSER_DRAFTS_STORAGE_KEY, isDraft);

/** @returns the reader's draft for a service on this device; undefined if there is none */
export const readDraft = (service: string): Shared | undefined =>
  unpack(stored.get().find((draft) => draft.service === service)?.data);

/** The services that have a readable draft, in the order in which the drafts were started. */
export const draftedServices = (): string[] =>
  stored.get().flatMap(({ service, data }) => (unpack(data) ? service : []));

/** Calls the listener when this or another tab changes a draft. Returns an unsubscribe function. */
export const subscribeToDrafts = stored.subscribe;

/** Account, Region and environment of the folder tree, exactly as the reader entered them; null by default. */
export const enteredUnitsPath = storageSlot(COMPOSER_UNITS_PATH_STORAGE_KEY);

/** Stores a draft; undefined deletes it. */
export function writeDraft(service: string, shared: Shared | undefined): void {
  const drafts = stored.get();
  const draft = shared && { service, data: pack(shared) };
  const exists = drafts.some((other) => other.service === service);
  const kept = exists
    ? drafts.flatMap((other) => (other.service === service ? (draft ?? []) : other))
    : [...drafts, ...(draft ? [draft] : [])];
  stored.set(kept);
}
