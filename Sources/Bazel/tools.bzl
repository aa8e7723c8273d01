"""What stands for a program that a workspace has not named."""

def _no_tool_impl(ctx):
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(script, "#!/bin/sh\necho '%s' >&2\nexit 1\n" % ctx.attr.advice, is_executable = True)
    return [DefaultInfo(executable = script)]

no_tool = rule(
    doc = "A program that says how to name the real one.",
    implementation = _no_tool_impl,
    attrs = {"advice": attr.string(mandatory = True)},
    executable = True,
)
