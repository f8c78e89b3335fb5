"""Starts children for a worker (spawner.ts), which asks on standard input, a line of JSON for each, and hears on standard output.

The streams of a child are connections that the worker has made to the socket before it asks. Python, since its `posix_spawn` copies no
memory: a child of Node is a copy of Node first.
"""

import base64
import errno
import json
import os
import re
import selectors
import signal
import socket
import sys

selector = selectors.DefaultSelector()
# By process id: what is told the end of a child.
ends = {}
# Python ignores them, and its children would.
IGNORED = [signal.SIGPIPE, signal.SIGXFSZ]
# What Node tells of a command, by the number that the system gives.
OF_COMMAND = ["ENOENT", "EACCES", "EAGAIN", "EMFILE", "ENFILE"]


def main(path):
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(path)
    listener.listen(1024)
    woken, wakes = socket.socketpair()
    wakes.setblocking(False)
    signal.set_wakeup_fd(wakes.fileno(), warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    selector.register(woken, selectors.EVENT_READ, lambda: (woken.recv(4096), reap()))
    selector.register(0, selectors.EVENT_READ, requests(listener))
    answer(ready=True)
    while True:
        for key, _ in selector.select():
            key.data()


def answer(**message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def reap():
    while ends:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if pid == 0:
            return
        code = os.waitstatus_to_exitcode(status)
        end = (code, None) if code >= 0 else (None, signal.Signals(-code).name)
        ends.pop(pid)(*end)


def requests(listener):
    rest = b""

    def read():
        nonlocal rest
        given = os.read(0, 1 << 16)
        # The worker has ended.
        if not given:
            sys.exit()
        *lines, rest = (rest + given).split(b"\n")
        for line in lines:
            request = json.loads(line)
            if "input" in request:
                run(request)
            else:
                start(request, [listener.accept()[0] if kind == "pipe" else None for kind in request["stdio"]])

    return read


def start(request, streams):
    """A child that goes on by itself: its streams are the worker's."""

    def told(code, killed_by):
        answer(id=request["id"], exit={"code": code, "signal": killed_by})

    pid = spawned(request, streams, told)
    if pid:
        answer(id=request["id"], pid=pid)


def run(request):
    """A child that the worker waits for: all of its input and output in a message."""
    pairs = [socket.socketpair() if kind == "pipe" else (None, None) for kind in request["stdio"]]
    output = [b"" if pair[0] else None for pair in pairs[1:]]
    still = {"child", *(at for at in (1, 2) if pairs[at][0])}
    status = {}

    def told(code, killed_by):
        status.update(status=code, signal=killed_by)
        ended("child")

    def ended(what):
        still.discard(what)
        if not still:
            texts = [text if text is None else base64.b64encode(text).decode() for text in output]
            answer(id=request["id"], pid=pid, done={**status, "output": texts})

    def read(at):
        given = received(pairs[at][0])
        output[at - 1] += given
        if not given:
            closed(pairs[at][0])
            ended(at)

    pid = spawned(request, [theirs for _, theirs in pairs], told)
    if not pid:
        return
    for at in (1, 2):
        if pairs[at][0]:
            selector.register(pairs[at][0], selectors.EVENT_READ, lambda at=at: read(at))
    if pairs[0][0]:
        feed(pairs[0][0], base64.b64decode(request["input"]))


def received(stream):
    try:
        return stream.recv(1 << 16)
    # With what it has not read, a child may close the connection.
    except ConnectionResetError:
        return b""


def closed(stream):
    selector.unregister(stream)
    stream.close()


def feed(stream, rest):
    stream.setblocking(False)

    def write():
        nonlocal rest
        try:
            rest = rest[stream.send(rest) :]
        except BlockingIOError:
            return
        # The child reads no more.
        except OSError:
            rest = b""
        if not rest:
            closed(stream)

    if rest:
        selector.register(stream, selectors.EVENT_WRITE, write)
    else:
        stream.close()


def spawned(request, streams, told):
    """The id of the child, or None once the worker has been told why there is none. The streams are the child's from here on."""
    file, args, options = request["file"], request["args"], request["options"]
    try:
        pid = spawn(file, args, streams, **options)
        ends[pid] = told
        return pid
    except OSError as error:
        code = errno.errorcode[error.errno]
        syscall = f"spawn {file}" if code in OF_COMMAND else "spawn"
        of = {"path": file, "spawnargs": args} if code in OF_COMMAND else {}
        why = {"message": f"{syscall} {code}", "code": code, "errno": -error.errno, "syscall": syscall, **of}
        answer(id=request["id"], error=why)
    # A word with a NUL, or no word at all.
    except ValueError as error:
        answer(id=request["id"], error={"message": str(error), "code": "ERR_INVALID_ARG_VALUE"})
    finally:
        for stream in streams:
            if stream:
                stream.close()


def spawn(file, args, streams, cwd, env, detached=False):
    os.chdir(raw(cwd))
    # The child's own path tells where a program is.
    if "PATH" in env:
        os.environb[b"PATH"] = raw(env["PATH"])
    else:
        os.environb.pop(b"PATH", None)
    return os.posix_spawnp(
        raw(file),
        [raw(word) for word in [file, *args]],
        {raw(name): raw(value) for name, value in env.items()},
        file_actions=[
            (os.POSIX_SPAWN_DUP2, stream.fileno(), at)
            if stream
            else (os.POSIX_SPAWN_OPEN, at, "/dev/null", os.O_RDWR, 0)
            for at, stream in enumerate(streams)
        ],
        setsid=detached,
        setsigdef=IGNORED,
        setsigmask=[],
    )


def raw(text):
    """The bytes that Node hands on: half of a pair of surrogates is no character."""
    return re.sub("[\ud800-\udfff]", "\ufffd", text).encode()


if __name__ == "__main__":
    main(sys.argv[1])
