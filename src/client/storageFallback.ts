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

/**
 * Keeps the storage's changes in memory. The prototype's methods are replaced, because events of
 * storage want a real storage object; another storage keeps what its methods do.
 */
function keepInMemory(storage: Storage): void {
  const changes = new Map<string, string | null>();
  const read = storage.getItem.bind(storage);
  const replace = (name: "getItem" | "setItem" | "removeItem", inMemory: (key: string, value: string) => unknown) => {
    const method = Object.getOwnPropertyDescriptor(Storage.prototype, name)?.value as (...args: string[]) => unknown;
    Storage.prototype[name] = function (this: Storage, ...args: string[]) {
      const [key = "", value = ""] = args;
      return this === storage ? inMemory(key, value) : method.apply(this, args);
    } as never;
  };
  replace("getItem", (key) => (changes.has(key) ? changes.get(key) : read(key)));
  replace("setItem", (key, value) => void changes.set(key, value));
  replace("removeItem", (key) => void changes.set(key, null));
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
