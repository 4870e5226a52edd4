import { links } from "../../config/links";

type Plan = "Every plan" | "Professional" | "Enterprise";

interface SupportOption {
  title: string;
  text: string;
  action: string;
  href: string;
  plans: Plan[];
}

/** The ways to get help, in page order. */
export const supportOptions: SupportOption[] = [
  {
    title: "Ask a question",
    text: "Search the Knowledge Base first. If your question is new, ask it there; the answer will help others.",
    action: "Open the Knowledge Base",
    href: links.knowledgeBase,
    plans: ["Every plan"],
  },
  {
    title: "Talk to the community",
    text: "Ask other engineers who use the library in the #ask-community channel of the community Slack.",
    action: "Open the community Slack",
    href: links.communitySlack,
    plans: ["Every plan"],
  },
  {
    title: "Email an engineer",
    text: "Ask about your own accounts and code. You get an answer within the response time of your plan.",
    action: "Email support@gruntwork.io",
    href: "mailto:support@gruntwork.io",
    plans: ["Professional", "Enterprise"],
  },
  {
    title: "Request a feature",
    text: "Describe what you want to build and what blocks you. Send corrections to these guides to the same address.",
    action: "Email feedback@gruntwork.io",
    href: "mailto:feedback@gruntwork.io",
    plans: ["Every plan"],
  },
  {
    title: "Report a bug",
    text: "File an issue in the module's repository. Include the module's version and a minimal example.",
    action: "Choose the repository",
    href: links.repositories,
    plans: ["Every plan"],
  },
  {
    title: "Report a vulnerability",
    text: "Report it by email, not in public, so that a fix can be released before the details are known.",
    action: "Email security@gruntwork.io",
    href: "mailto:security@gruntwork.io",
    plans: ["Every plan"],
  },
];
