import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";

function canWrite(storage: Storage): boolean {
  const probe = "storage-probe";
  try {
    storage.setItem(probe, probe);
    storage.removeItem(probe);
    return true;
  } catch (error) {
    console.warn("Browser storage cannot be written, so preferences last for this visit only.", error);
    return false;
  }
}

/** Keeps changes in memory. The methods are replaced, because events of storage want a real storage object. */
function keepInMemory(storage: Storage): void {
  const changes = new Map<string, string | null>();
  const read = storage.getItem.bind(storage);
  Object.assign(Storage.prototype, {
    getItem: (key: string) => (changes.has(key) ? (changes.get(key) ?? null) : read(key)),
    setItem: (key: string, value: string) => void changes.set(key, value),
    removeItem: (key: string) => void changes.set(key, null),
  });
}

/**
 * Storage that is full throws at each write, and the framework reports each as an error. For
 * the reader it is one fact and no error, so it is one warning a visit, and preferences are
 * kept in memory (specification, section 8). Storage that is blocked altogether needs nothing
 * here: the framework warns of it once.
 */
function replaceFullStorage(): void {
  let storage: Storage;
  try {
    storage = window.localStorage;
  } catch {
    return;
  }
  if (!canWrite(storage)) {
    keepInMemory(storage);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  replaceFullStorage();
}
