interface Course {
  title: string;
  summary: string;
  topics: string[];
  authors: string[];
  videos: number;
  minutes: number;
  href: string;
}

const training = "https://training.gruntwork.io/courses";

/** The video courses, in page order. */
export const courses: Course[] = [
  {
    title: "A Crash Course on Terraform",
    summary:
      "Learn infrastructure as code by watching it being written: from a first resource to code a team can share.",
    topics: [
      "Providers, resources, variables and outputs",
      "State, where to keep it and how to lock it",
      "Modules, and how to structure a repository",
    ],
    authors: ["Josh Padnick", "Yoriyasu Yano"],
    videos: 30,
    minutes: 92,
    href: `${training}/terraform/lectures/3429337`,
  },
  {
    title: "A Crash Course on Docker + Packer",
    summary: "Build images that are the same on a laptop and in production, for containers and for virtual machines.",
    topics: [
      "What a container is, and what an image is",
      "Dockerfiles, registries and local environments",
      "Machine images as code with Packer",
    ],
    authors: ["Yevgeniy Brikman"],
    videos: 40,
    minutes: 95,
    href: `${training}/a-crash-course-on-docker-packer/lectures/4247382`,
  },
  {
    title: "Infrastructure Module Cookbook",
    summary: "Write modules that other teams can depend on: reusable, tested, versioned and ready for production.",
    topics: [
      "What makes a module production-grade",
      "Small, composable modules and their interfaces",
      "Tests and releases for modules",
    ],
    authors: ["Yevgeniy Brikman"],
    videos: 8,
    minutes: 141,
    href: `${training}/infrastructure-module-cookbook/lectures/9081297`,
  },
];
