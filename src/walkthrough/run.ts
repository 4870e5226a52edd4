import fs from "node:fs";
import type { Page } from "../checks/page";
import { problemAt } from "../checks/source";
import type { Problem } from "../lib/problem";
import { CommandError, UnknownCommand, type Answer, type Call, type CallContext, type Program } from "./call";
import type { Cloud } from "./cloud";
import type { Block, Walkthrough } from "./collect";
import type { Company } from "./company";
import { missingLine } from "./expectedOutput";
import { applyDiff, FileBlockError, requirePart, writeFile } from "./fileBlocks";
import { committedGenerated, unfinishedWork } from "./gitState";
import type { WalkthroughOptions } from "./options";
import { fillPlaceholders } from "./placeholders";
import { Shell } from "./shell";
import { openSwitchboard } from "./switchboard";
import type { UnitRecords } from "./unitRecords";
import { gitOf, terminalEnvironment, type Workspace } from "./workspace";

/** A page with its parsed steps and options. */
export interface WalkthroughPage {
  page: Page;
  walkthrough: Walkthrough;
  options: WalkthroughOptions;
}

/** The setup that all runs share. */
export interface RunSetup {
  programs: ReadonlyMap<string, Program>;
  /** Real programs that a page has to list, each with a pattern for its name in that list. */
  listedPrograms: Readonly<Record<string, RegExp>>;
  company: Company;
  /** Bare repositories of the vendor. */
  vendorRemotes: string;
  hasCatalogModule: CallContext["hasCatalogModule"];
  catalogOutputs: CallContext["catalogOutputs"];
  records: UnitRecords;
  /** Folder for the runs. */
  scratch: string;
}

/** The state at the end of a page's steps, from which the next page continues. */
export interface EndState {
  workspace: Workspace;
  cloud: Cloud;
}

export interface RunResult {
  problems: Problem[];
  /** Undefined if the run did not reach the end of the steps. */
  endState: EndState | undefined;
}

/** One reader who follows a page with one choice of tabs. */
export class Run {
  private readonly problems: Problem[] = [];
  private readonly listed = new Set<string>();
  private readonly unfinished = new Set<string>();
  private block: Block | undefined;
  /** Errors and results of the fake programs during the current block. */
  private reported: { error?: string; unknown?: string; isOutputKnown: boolean } = { isOutputKnown: true };

  constructor(
    private readonly subject: WalkthroughPage,
    private readonly workspace: Workspace,
    private readonly cloud: Cloud,
    private readonly setup: RunSetup,
  ) {}

  private report(block: Block | undefined, message: string, line = 0): void {
    const position = { line: (block?.line ?? 1) + line, column: (block?.indent ?? 0) + 1 };
    this.problems.push(problemAt(this.subject.page, position, message));
  }

  private context(): CallContext {
    const { workspace, cloud, setup, subject } = this;
    return {
      ...setup,
      cloud,
      root: workspace.root,
      home: workspace.home,
      remotes: workspace.remotes,
      origin: { page: subject.page.path, line: this.block?.line ?? 1 },
      recordUnit: (folder, command) =>
        setup.records.add(workspace, folder, command, { page: subject.page.path, line: this.block?.line ?? 1 }),
      git: gitOf(workspace),
    };
  }

  /** Records that a program is used, and reports once if the prerequisites do not list it. */
  private requireListed(name: string, names: RegExp): void {
    if (
      this.listed.has(name) ||
      this.block === undefined ||
      (this.block.kind === "commands" && this.block.by === "browser")
    ) {
      return;
    }
    this.listed.add(name);
    if (!names.test(this.subject.walkthrough.prerequisites)) {
      this.report(this.block, `The block runs ${name}, but "Before you start" does not list it.`);
    }
  }

  private async answer(call: Call): Promise<Answer> {
    const program = this.setup.programs.get(call.program);
    if (program === undefined) {
      return { code: 127, output: "", errors: `${call.program}: command not found\n` };
    }
    if (call.program !== "sleep") {
      this.requireListed(call.program, program.names);
    }
    try {
      const answer = await program.run(call, this.context());
      const given = this.givenAnswer(call);
      if (given !== undefined) {
        return { ...answer, output: `${given}\n` };
      }
      this.reported.isOutputKnown &&= answer.output !== undefined || call.isCaptured;
      return answer;
    } catch (error) {
      const message =
        error instanceof CommandError ? error.message : `the fake ${call.program} failed: ${String(error)}`;
      this.reported.error = message;
      if (error instanceof UnknownCommand) {
        this.reported.unknown ??= message;
      }
      return { code: 1, output: "", errors: `${message}\n` };
    }
  }

  /** The answer that the front matter gives for a command whose output is captured. */
  private givenAnswer({ program, args, isCaptured }: Call): string | undefined {
    const typed = [program, ...args].join(" ");
    const answers = Object.entries(this.subject.options.answers);
    return isCaptured ? answers.find(([start]) => typed.startsWith(start))?.[1] : undefined;
  }

  private async runCommands(shell: Shell, block: Block & { kind: "commands" }): Promise<boolean> {
    this.reported = { isOutputKnown: true };
    fs.writeFileSync(this.workspace.programLog, "");
    const result = await shell.run(fillPlaceholders(block.code, this.subject.options), block.fails);
    for (const name of fs.readFileSync(this.workspace.programLog, "utf8").split("\n").filter(Boolean)) {
      this.requireListed(name, this.setup.listedPrograms[name] ?? /./);
    }
    if (result.timedOut) {
      this.report(
        block,
        "The block does not end. Run a tunnel in the background. If a loop waits for the output of a command, give that output in the front matter (walkthrough.answers).",
      );
      return false;
    }
    if (result.closesTerminal) {
      this.report(
        block,
        "The block closes the reader's terminal. Put the command that exits in parentheses, so that only a subshell ends.",
      );
      return false;
    }
    const line = result.failedLine ?? 0;
    if (this.reported.unknown !== undefined && (result.succeeded || block.fails)) {
      this.report(block, `${this.reported.unknown}.`);
      return false;
    }
    if (result.succeeded === block.fails) {
      const last = result.output.trim().split("\n").slice(-3).join(" / ");
      const said = this.reported.error ?? (last === "" ? "nothing" : last);
      const command = block.code.split("\n")[Math.max(0, line - 1)]?.trim() ?? "";
      this.report(
        block,
        block.fails
          ? `The fence says that the last command has to fail, but it succeeds. Remove the word "fails", or correct the command. The reader sees: ${last || "nothing"}`
          : `The block stops at "${command}". The reader sees: ${said}.`,
        line,
      );
      return false;
    }
    const expected = block.output === undefined ? undefined : fillPlaceholders(block.output, this.subject.options);
    const missing =
      expected === undefined || !this.reported.isOutputKnown ? undefined : missingLine(expected, result.output);
    if (missing !== undefined) {
      this.report(
        block,
        `The page says that the block prints "${missing}". The reader sees: ${result.output.trim() || "nothing"}`,
      );
    }
    committedGenerated(this.workspace).forEach((file) =>
      this.report(block, `The block commits ${file}, which is generated: add it to .gitignore first.`),
    );
    return true;
  }

  /** @returns whether the reader can continue */
  private async follow(shell: Shell, block: Block): Promise<boolean> {
    this.block = block;
    if (block.kind === "commands") {
      return this.runCommands(shell, block);
    }
    if (block.kind === "shown") {
      return true;
    }
    try {
      const code = fillPlaceholders(block.code, this.subject.options);
      const file = fillPlaceholders(block.path, this.subject.options);
      const act = { file: writeFile, diff: applyDiff, part: requirePart }[block.kind];
      act(file, code, this.workspace);
      return true;
    } catch (error) {
      if (error instanceof FileBlockError) {
        this.report(block, `${error.message}.`);
        return false;
      }
      throw error;
    }
  }

  /** Reports unfinished work, each item once. */
  private checkEnd(last: Block | undefined, when: string): void {
    const open = [...this.cloud.pulls].map(
      ([repository, branch]) => `the pull request of ${branch} in ${repository} is still open`,
    );
    for (const work of [...unfinishedWork(this.workspace), ...open].filter((text) => !this.unfinished.has(text))) {
      this.unfinished.add(work);
      this.report(last, `${when}, ${work}.`);
    }
  }

  private checkLeftovers(last: Block | undefined, before: Cloud): void {
    const { stays } = this.subject.options;
    const left = [
      ...[...this.cloud.resources.keys()].filter((resource) => !before.resources.has(resource)),
      ...[...this.cloud.units]
        .filter(([address]) => !before.units.has(address))
        .map(([, { folder }]) => `unit ${folder}`),
    ];
    for (const resource of left.filter((name) => !(name in stays))) {
      this.report(
        last,
        `"Undo it" leaves this behind: ${resource}. Remove it there, or say in the front matter why it stays (walkthrough.stays).`,
      );
    }
  }

  async followAll(blocks: Block[], saveEndState: () => EndState): Promise<RunResult> {
    const switchboard = await openSwitchboard((call) => this.answer(call));
    const shell = new Shell(
      this.workspace.blocks,
      this.workspace.root,
      terminalEnvironment(this.workspace, switchboard.port),
    );
    const before = structuredClone(this.cloud);
    const steps = blocks.filter(({ phase }) => phase !== "undo");
    const undo = blocks.filter(({ phase }) => phase === "undo");
    let endState: EndState | undefined;
    try {
      for (const block of steps) {
        if (!(await this.follow(shell, block))) {
          return { problems: this.problems, endState };
        }
      }
      this.checkEnd(steps.at(-1), "At the end of the steps");
      endState = saveEndState();
      for (const block of undo) {
        if (!(await this.follow(shell, block))) {
          return { problems: this.problems, endState };
        }
      }
      this.checkEnd(undo.at(-1), 'After "Undo it"');
      this.checkLeftovers(undo.at(-1) ?? steps.at(-1), before);
    } finally {
      shell.close();
      switchboard.close();
    }
    return { problems: this.problems, endState };
  }
}
