"""The build description that tells the compiler what Bazel knows."""

def _path(file, is_test):
    return file.short_path if is_test else file.path

def build_description(module, specs, dependencies, is_test = False, outputs = None, previews = False):
    """JSON for --build-description, with paths as an action sees them, or a test.

    `outputs` are the folders by what is made, where that is not the Swift of the app. With `previews` the app has the examples.
    """
    modules = [{
        "dependsOn": [other.module for other in dependencies],
        "name": module,
        "specs": [_path(spec, is_test) for spec in specs],
    }]
    for other in dependencies:
        modules.append({
            "interface": _path(other.interface, is_test),
            "name": other.module,
        })
    description = {"module": module, "modules": modules, "version": 1}
    if outputs:
        description["outputs"] = outputs
        description["previews"] = previews
    return json.encode(description)
