"""screenspec_check_test: a test that specs are right, and that what was committed is what they make."""

load(":description.bzl", "build_description")
load(":providers.bzl", "ScreenSpecInfo")

_SCRIPT = """#!/bin/sh
set -eu
out="${{TEST_TMPDIR:-.}}/screenspec"
'./{compiler}' --project '{project}' --build-description '{description}' --output "$out" --strict
for committed in {generated}; do
    diff -u "$committed" "$out/$(basename "$committed")" || status=1
done
if [ -n '{checker}' ]; then
    './{checker}' check --project '{project}' || status=1
fi
exit ${{status:-0}}
"""

def _screenspec_check_test_impl(ctx):
    others = [dependency[ScreenSpecInfo] for dependency in ctx.attr.deps]
    module = ctx.attr.module_name or ctx.label.name
    description = ctx.actions.declare_file(ctx.label.name + ".description.json")
    ctx.actions.write(description, build_description(module, ctx.files.srcs, others, is_test = True))

    compiler = ctx.executable._compiler
    checker = ctx.executable._checker if ctx.files.sources else None
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(script, _SCRIPT.format(
        checker = checker.short_path if checker else "",
        compiler = compiler.short_path,
        description = description.short_path,
        generated = " ".join(["'%s'" % file.short_path for file in ctx.files.generated]),
        project = ctx.file.project.short_path,
    ), is_executable = True)
    files = ctx.files.srcs + ctx.files.types + ctx.files.generated + ctx.files.sources + [ctx.file.project, description]
    files.append(compiler)
    if checker:
        files.append(checker)
    files.extend([other.interface for other in others])
    return [DefaultInfo(executable = script, runfiles = ctx.runfiles(files = files))]

screenspec_check_test = rule(
    doc = "Fails on errors and warnings in specs, and where committed Swift is not what they make.",
    implementation = _screenspec_check_test_impl,
    attrs = {
        "deps": attr.label_list(
            doc = "The modules whose types the specs may name.",
            providers = [ScreenSpecInfo],
        ),
        "generated": attr.label_list(
            doc = "The generated Swift that is committed, if it is.",
            allow_files = [".swift"],
        ),
        "module_name": attr.string(doc = "The name of the Swift module; that of the target otherwise."),
        "project": attr.label(
            doc = "The project file, screenspec.yaml, with the module's settings.",
            allow_single_file = [".yaml"],
            mandatory = True,
        ),
        "sources": attr.label_list(
            doc = "Hand-written Swift, which is checked by the program that --@screenspec//:checker names.",
            allow_files = [".swift"],
        ),
        "srcs": attr.label_list(
            doc = "The specs.",
            allow_files = [".yaml"],
            mandatory = True,
            allow_empty = False,
        ),
        "types": attr.label_list(
            doc = "The file of types that the project file names, if it names one.",
            allow_files = [".types.yaml"],
        ),
        "_checker": attr.label(
            default = "//:checker",
            executable = True,
            allow_files = True,
            cfg = "exec",
        ),
        "_compiler": attr.label(
            default = "//:compiler",
            executable = True,
            allow_files = True,
            cfg = "exec",
        ),
    },
    test = True,
)
