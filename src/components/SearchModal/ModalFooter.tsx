import type { ReactNode } from "react";
import { isHosted } from "../../lib/searchBackend";
import { Icon } from "./icons";

type KeyHint = [name: string, paths: string[]];

const KEYS: KeyHint[] = [
  ["Navigate", ["M10 4v12m-4-4 4 4 4-4", "M10 16V4M6 8l4-4 4 4"]],
  ["Select", ["M16 5v4a3 3 0 0 1-3 3H4m4-4-4 4 4 4"]],
];
const ROW_KEYS: KeyHint = ["Add or remove", ["M16 10H4m4-4-4 4 4 4", "M4 10h12m-4-4 4 4-4 4"]];

/**
 * Keyboard hints, and the attribution that a hosted search requires.
 *
 * @param hasRowActions whether the options have buttons, which are reached with Left and Right
 */
export function ModalFooter({ hasRowActions }: { hasRowActions: boolean }): ReactNode {
  const keys = hasRowActions ? [...KEYS, ROW_KEYS] : KEYS;
  return (
    <footer className="DocSearch-Footer">
      {isHosted && (
        <a className="DocSearch-Label" href="https://www.algolia.com" target="_blank" rel="noopener noreferrer">
          Search by Algolia
        </a>
      )}
      <ul className="DocSearch-Commands">
        {keys.map(([name, paths]) => (
          <li key={name}>
            {paths.map((path) => (
              <kbd key={path} className="DocSearch-Commands-Key">
                <Icon path={path} />
              </kbd>
            ))}
            <span className="DocSearch-Label">{name}</span>
          </li>
        ))}
        <li>
          <kbd className="DocSearch-Commands-Key">
            <span className="DocSearch-Escape-Key">ESC</span>
          </kbd>
          <span className="DocSearch-Label">Close</span>
        </li>
      </ul>
    </footer>
  );
}
