import net from "node:net";
import type { Answer, Call } from "./call";

/**
 * The script that is installed as each fake program: it sends its call to the runner over a local connection, and plays
 * back the answer. Fields end with NUL.
 */
export const FAKE_PROGRAM = `#!/usr/bin/env bash
# A fake program: asks the runner of walkthroughs for its answer.
input=""
# These read standard input only if told to. In a loop, they would otherwise consume its remaining lines.
case "\${0##*/} $* " in
  *" - "* | *"=- "* | *stdin*) ;;
  aws\\ * | kubectl\\ * | helm\\ *) exec </dev/null ;;
esac
if [ -p /dev/stdin ] || [ -f /dev/stdin ]; then input=$(tr -d '\\0'); fi
captured=1
if [ /dev/stdout -ef "$WALKTHROUGH_OUTPUT" ]; then captured=0; fi
exec 3<>"/dev/tcp/127.0.0.1/$WALKTHROUGH_PORT"
printf '%s\\0' "$(($# + 6))" "\${0##*/}" "$PWD" "$captured" "$input" "\${AWS_PROFILE-}" \\
  "\${AWS_ACCESS_KEY_ID-}" "$@" >&3
IFS= read -r -d '' code <&3
if [ "$code" = running ]; then exec cat <&3; fi
IFS= read -r -d '' output <&3
IFS= read -r -d '' errors <&3
printf '%s' "$output"
printf '%s' "$errors" >&2
exit "$code"
`;

const ENVIRONMENT = ["AWS_PROFILE", "AWS_ACCESS_KEY_ID"];

function readCall(fields: string[]): Call {
  const [program = "", folder = "", captured = "", input = ""] = fields;
  const values = fields.slice(4, 4 + ENVIRONMENT.length);
  return {
    program,
    folder,
    isCaptured: captured === "1",
    input,
    environment: Object.fromEntries(ENVIRONMENT.map((name, index) => [name, values[index] ?? ""])),
    args: fields.slice(4 + ENVIRONMENT.length),
  };
}

export interface Switchboard {
  port: number;
  close: () => void;
}

/** Listens for calls from fake programs; `answer` must not throw. */
export async function openSwitchboard(answer: (call: Call) => Promise<Answer>): Promise<Switchboard> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    let received = "";
    let isAnswered = false;
    socket.setEncoding("utf8");
    socket.on("error", () => socket.destroy());
    socket.on("data", (text: string) => {
      received += text;
      const [count, ...fields] = received.split("\0").slice(0, -1);
      if (!isAnswered && count !== undefined && fields.length >= Number(count)) {
        isAnswered = true;
        void answer(readCall(fields)).then(({ code, output, errors, keepsRunning }) =>
          keepsRunning ? socket.write("running\0") : socket.end(`${code}\0${output ?? ""}\0${errors}\0`),
        );
      }
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const close = (): void => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  };
  return { port: (server.address() as net.AddressInfo).port, close };
}
