import { served } from "@service-reference/fragmentSource";
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import Loading from "@theme/Loading";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import { loadFragments, useFragments } from "../fragments";
import { keepBlock, takeBlock } from "../keptBlocks";
import "./reference.css";

interface Props {
  /** Group and slug, such as `app-orchestration/lambda`. */
  service: string;
  /** Name of the block in the service's markup. */
  name: string;
  /** Present on the block that speaks for all of the page while they are loaded. */
  leading?: string;
}

/** One object for all renders, or React would empty the element again. */
const UNTOUCHED = { __html: "" };

/** The server's part: the markup itself, and its ids for the check of broken links. */
function ServedBlock({ markup }: { markup: string }): ReactNode {
  const links = useBrokenLinks();
  for (const [, id] of markup.matchAll(/ id="([^"]+)"/g)) {
    links.collectAnchor(id);
  }
  return <div className="reference" dangerouslySetInnerHTML={{ __html: markup }} />;
}

/**
 * The browser's part: an element whose content React leaves alone. At the first load it is the
 * server's; the data are not in the page's script. Otherwise it is loaded.
 */
function KeptBlock({ service, name, leading }: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const { status, fragments } = useFragments(service);

  useLayoutEffect(() => {
    const block = element.current;
    if (!block?.hasChildNodes()) {
      const back = takeBlock(service, name);
      if (back) {
        block?.append(back);
      } else if (fragments && block) {
        block.innerHTML = fragments[name] ?? "";
      } else {
        loadFragments(service);
      }
    }
    return () => {
      if (block?.hasChildNodes()) {
        keepBlock(service, name, block);
      }
    };
  }, [service, name, fragments]);

  const isLoading = leading !== undefined && (status === "loading" || status === "failed");
  return (
    <>
      {isLoading && (
        <Loading
          isLoading={status === "loading"}
          pastDelay={status === "loading"}
          timedOut={false}
          error={status === "failed" ? "Its inputs and outputs did not arrive." : null}
          retry={() => loadFragments(service)}
        />
      )}
      <div ref={element} className="reference" suppressHydrationWarning dangerouslySetInnerHTML={UNTOUCHED} />
    </>
  );
}

/**
 * A block of a service's inputs, outputs or long samples. The `service-reference` remark plugin
 * puts it into pages.
 */
export default function ReferenceBlock(props: Props): ReactNode {
  const markup = served[props.service]?.[props.name];
  return markup === undefined ? <KeptBlock {...props} /> : <ServedBlock markup={markup} />;
}
