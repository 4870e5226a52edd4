import services from "@generated/service-reference/default/services.json";
import { servicePath } from "@site/src/catalog/servicePath";
import ServiceRows from "@site/src/components/ServiceReference/ServiceList/ServiceRows";
import DocCardList from "@theme-original/DocCardList";
import type { Props } from "@theme/DocCardList";
import type { ReactNode } from "react";

/** The list on a category page: catalog rows for a group of services, cards for other pages. */
export default function DocCardListWrapper(props: Props): ReactNode {
  const hrefs = props.items?.map((item) => ("href" in item ? item.href : undefined)) ?? [];
  const members = hrefs.flatMap((href) => services.filter((service) => href === servicePath(service)));
  return members.length > 0 && members.length === hrefs.length ? (
    <ServiceRows services={members} />
  ) : (
    <DocCardList {...props} />
  );
}
