import { serverFragments } from "@service-reference/fragmentSource";
import LoadFailure from "@site/src/components/LoadFailure";
import Spinner from "@site/src/components/Spinner";
import { useContext, useLayoutEffect, useRef, type ReactNode } from "react";
import { restoreBlock, stashBlock } from "../detachedBlocks";
import { loadFragments, retryFragments, useFragments } from "../fragments";
import { InsideCopyContext } from "../ServiceSample/insideCopy";
import "./reference.css";
import "./copyButtons.css";
import "./filtered.css";

interface Props {
  /** Group and slug, such as `app-orchestration/lambda`. */
  service: string;
  /** Name of the block in the service's markup. */
  name: string;
  /** Present on the block that shows the loading state of all blocks on the page. */
  showsStatus?: string;
}

/** Referentially stable, because otherwise React would empty the element on every render. */
const UNTOUCHED = { __html: "" };

/** Shows that the page's inputs and outputs are loading, or that they failed to load. */
function BlockStatus({ service }: { service: string }): ReactNode {
  const { status, error } = useFragments(service);
  switch (status) {
    case "loading":
      return (
        <div className="reference-loading">
          <Spinner label="Loading inputs and outputs" />
        </div>
      );
    case "failed":
      return (
        <LoadFailure
          title="The inputs and outputs could not be loaded"
          error={error}
          retry={() => retryFragments(service)}
        />
      );
    default:
      return null;
  }
}

/**
 * Rendered in the browser: an element whose content React does not touch. On the initial page load,
 * it keeps the markup that the server rendered, so that the page's chunk need not contain it. After
 * a client-side navigation, the markup is loaded.
 */
function ClientBlock({ service, name, showsStatus }: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const { fragments } = useFragments(service);

  useLayoutEffect(() => {
    const block = element.current;
    if (!block?.hasChildNodes()) {
      const detached = restoreBlock(service, name);
      if (detached) {
        block?.append(detached);
      } else if (fragments && block) {
        block.innerHTML = fragments[name] ?? "";
      } else {
        loadFragments(service);
      }
    }
    return () => {
      if (block?.hasChildNodes()) {
        stashBlock(service, name, block);
      }
    };
  }, [service, name, fragments]);

  return (
    <>
      {showsStatus !== undefined && <BlockStatus service={service} />}
      <div ref={element} className="reference" suppressHydrationWarning dangerouslySetInnerHTML={UNTOUCHED} />
    </>
  );
}

/**
 * A block of a service's inputs, outputs or long samples. The `service-reference` remark plugin
 * inserts it into pages.
 */
export default function ReferenceBlock(props: Props): ReactNode {
  const isCopy = useContext(InsideCopyContext);
  const markup = serverFragments[props.service]?.[props.name];
  if (isCopy) {
    return null;
  }
  return markup === undefined ? (
    <ClientBlock {...props} />
  ) : (
    // On the server: the markup itself.
    <div className="reference" dangerouslySetInnerHTML={{ __html: markup }} />
  );
}
