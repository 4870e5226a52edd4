import { expect, test } from "@playwright/test";
import { open } from "../support/site";

test("the warning opens also where an element around the link keeps clicks to itself, as collapsible sections do", async ({
  page,
  context,
}) => {
  await context.route("https://github.com/**", (route) => route.fulfill({ body: "GitHub" }));
  await open(page, "/support");
  await page.locator("article").evaluate((article) => {
    const section = document.createElement("div");
    section.innerHTML = '<a id="added" href="https://github.com/gruntwork-io/terragrunt">the link</a>';
    section.addEventListener("click", (event) => event.stopPropagation());
    article.prepend(section);
  });
  await page.locator("#added").click();
  await expect(page.getByRole("dialog", { name: "Repositories for subscribers" })).toBeVisible();
  expect(page.url()).toContain("/support");
});
