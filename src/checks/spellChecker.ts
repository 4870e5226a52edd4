import path from "node:path";
import { pathToFileURL } from "node:url";
import { loadConfig, spellCheckDocument } from "cspell-lib";

/** A word that is in no dictionary. */
export interface UnknownWord {
  word: string;
  offset: number;
}

/** Finds the unknown words in a text. */
export type SpellChecker = (text: string) => Promise<UnknownWord[]>;

/**
 * Loads the dictionaries that `cspell.json` names, including the project's own.
 *
 * @param root absolute path of the repository
 */
export async function createSpellChecker(root: string): Promise<SpellChecker> {
  const config = await loadConfig(path.join(root, "cspell.json"));
  // The dictionary of common misspellings holds corrections, which only editors show, and takes half a second to load.
  // It also flags three words that the English dictionaries accept; cspell.json flags those instead.
  const settings = { ...config, dictionaries: [...(config.dictionaries ?? []), "!en-common-misspellings"] };
  const uri = pathToFileURL(path.join(root, "prose.txt")).href;
  return async (text) => {
    const document = { uri, text, languageId: "plaintext", locale: "en-US" };
    const options = { generateSuggestions: false, noConfigSearch: true };
    const { issues, errors } = await spellCheckDocument(document, options, settings);
    const [error] = errors ?? [];
    if (error !== undefined) {
      throw error;
    }
    return issues.map(({ text: word, offset }) => ({ word, offset }));
  };
}
