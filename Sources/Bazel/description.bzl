"""The build description that tells the compiler what Bazel knows."""

def _path(file, is_test):
    return file.short_path if is_test else file.path

def build_description(info, specs, is_test = False):
    """JSON for --build-description, with paths as an action sees them, or a test."""
    modules = [{
        "dependsOn": info.depends_on,
        "name": info.module,
        "specs": [_path(spec, is_test) for spec in specs],
    }]
    for other in info.transitive.to_list():
        modules.append({
            "dependsOn": other.depends_on,
            "name": other.module,
            "project": _path(other.project, is_test),
            "specs": [_path(other.interface, is_test)],
        })
    return json.encode({"module": info.module, "modules": modules, "version": 1})
