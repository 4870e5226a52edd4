import useIsBrowser from "@docusaurus/useIsBrowser";
import { ClearButton, FilterForm, FilterStatus, FilterText } from "@site/src/components/FilterForm";
import ScrollableTable from "@site/src/components/ScrollableTable";
import { setSearchParams } from "@site/src/lib/searchParams";
import { useUrlSearchParams } from "@site/src/lib/useUrlSearchParams";
import type { Cell, VersionTable as Table } from "@site/src/updates/table";
import A from "@theme/MDXComponents/A";
import { useMemo, useState, type ReactNode } from "react";
import { filterRows, sortRows, type Order } from "./rows";
import styles from "./styles.module.css";

/** Explicit roles, because table elements lose their implicit ones when the phone layout displays them as blocks. */
const roles = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
  cell: { role: "cell" },
};

function CellText({ text, href }: Cell): ReactNode {
  return href === undefined ? text : <A href={href}>{text}</A>;
}

interface HeaderProps {
  label: string;
  column: number;
  order: Order;
  onSort: (order: Order) => void;
}

/** A column header. With JavaScript, it is a button that sorts by the column, or reverses the order. */
function Header({ label, column, order, onSort }: HeaderProps): ReactNode {
  const isSorted = order.column === column;
  const isInteractive = useIsBrowser();
  const content = (
    <>
      {label}
      <span aria-hidden="true">{isSorted ? (order.isDescending ? "▼" : "▲") : "↕"}</span>
    </>
  );
  return (
    <th
      scope="col"
      {...roles.columnheader}
      aria-sort={isSorted ? (order.isDescending ? "descending" : "ascending") : undefined}
    >
      {isInteractive ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSort({ column, isDescending: isSorted && !order.isDescending })}
        >
          {content}
        </button>
      ) : (
        <span className={styles.sort}>{content}</span>
      )}
    </th>
  );
}

/**
 * Repositories with the releases that work after an update, sortable by any column and filterable by a repository's
 * current or former name. Without JavaScript, it is the complete table.
 *
 * @param data the table as JSON, which replaces the attribute `of` (see the `updates` remark plugin)
 */
export default function VersionTable({ data }: { data: string }): ReactNode {
  const { columns, rows } = useMemo(() => JSON.parse(data) as Table, [data]);
  const [search, write] = useUrlSearchParams();
  const [order, setOrder] = useState<Order>({ column: 0, isDescending: false });
  const text = new URLSearchParams(search).get("q") ?? "";
  const filter = (words: string): void => write(setSearchParams(search, { q: words }), words !== "");
  const clear = (): void => filter("");
  const isFiltering = text !== "";
  const shown = sortRows(filterRows(rows, text), order);
  return (
    <div className={styles.table}>
      <FilterForm
        label="Repositories"
        isFiltering={isFiltering}
        bar={
          <>
            <FilterText
              value={text}
              placeholder="Current or former name"
              onChange={filter}
              isFiltering={isFiltering}
              onClear={clear}
            />
            <FilterStatus
              counts={[`${shown.length} of ${rows.length} repositories`]}
              {...(isFiltering && { onClear: clear })}
            />
          </>
        }
      />
      <ScrollableTable className="stacked-table" aria-label="Releases" {...roles.table}>
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            {["Repository", ...columns].map((label, column) => (
              <Header key={label} label={label} column={column} order={order} onSort={setOrder} />
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup}>
          {shown.map(({ repository, formerName, cells }) => (
            <tr key={repository} {...roles.row}>
              <td {...roles.rowheader}>
                <code>{repository}</code>{" "}
                {formerName !== undefined && (
                  <small>
                    formerly <code>{formerName}</code>
                  </small>
                )}
              </td>
              {cells.map((cell, column) => (
                <td key={columns[column]} {...roles.cell} data-label={columns[column]}>
                  <CellText {...cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
      {shown.length === 0 && (
        <p>
          No repository in this table has that name. The table omits repositories that this update does not affect and
          repositories that are newer than the update. <ClearButton onClear={clear}>Show all</ClearButton>
        </p>
      )}
    </div>
  );
}
