"""Starts a Linux program where there is nothing else: in an empty folder, and in the roots of other systems."""
import os
import shutil
import subprocess
import sys
import tempfile

from common import Failure, is_binary, read

SPEC = """screen: Login
architecture: mvp
subviews: {loginButton: UIButton}
actions:
  userTappedLogin: {trigger: loginButton.touchUpInside}
"""
CODE = """import UIKit

final class LoginView: UIView {
    let loginButton = UIButton()
}
"""


def check(variant, roots):
    """Fails unless the program compiles a spec and finds a mistake in each of the places."""
    if os.geteuid() != 0:
        print("Not started in an empty folder: 'chroot' needs root.", file=sys.stderr)
        return
    program = os.path.join(variant, "screenspec")
    if not is_binary(program):
        print("Not started in an empty folder: it is a script in the place of a program.", file=sys.stderr)
        return
    with tempfile.TemporaryDirectory() as empty:
        try_in(empty, program, "an empty folder")
    for root in roots:
        try_in(root, program, root)


def try_in(root, program, name):
    project = os.path.join(root, "screenspec-trial")
    shutil.rmtree(project, ignore_errors=True)
    os.makedirs(os.path.join(project, "Specs"))
    try:
        shutil.copy(program, os.path.join(project, "screenspec"))
        with open(os.path.join(project, "Specs", "Login.screen.yaml"), "w") as file:
            file.write(SPEC)
        with open(os.path.join(project, "LoginView.swift"), "w") as file:
            file.write(CODE)
        expect(root, ["--version"], 0, "language version", name)
        expect(root, ["compile", "--project", "/screenspec-trial"], 0, "", name)
        generated = os.path.join(project, "Generated", "Login.screen.swift")
        if not os.path.exists(generated) or "protocol LoginPresenterInterface" not in read(generated):
            raise Failure(f"In {name}, 'screenspec compile' does not write the protocol that the spec asks for.")
        expect(root, ["check", "--strict", "--project", "/screenspec-trial"], 1, "private-subviews", name)
        # No git is there to be asked.
        expect(root, ["check", "--project", "/screenspec-trial", "--changed-since", "main"], 2, "git", name)
        expect(root, ["docs", "--project", "/screenspec-trial", "--format", "html"], 0, "missing-graphviz", name)
    finally:
        shutil.rmtree(project, ignore_errors=True)
    print(f"{name}: compiles, checks and documents.")


def expect(root, arguments, status, text, name):
    completed = subprocess.run(
        [shutil.which("chroot"), root, "/screenspec-trial/screenspec"] + arguments,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        # Nothing that it might run beside itself. Where no /proc is mounted, Swift's runtime aborts unless it is told its root.
        env={"PATH": "/nowhere", "SWIFT_ROOT": "/"},
    )
    if completed.returncode != status or text not in completed.stdout:
        raise Failure(
            f"In {name}, 'screenspec {' '.join(arguments)}' ended with status {completed.returncode}:\n{completed.stdout}"
        )
