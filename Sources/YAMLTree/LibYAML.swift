import CLibYAML

/// The library that reads YAML, as it is linked or found at run time.
package enum LibYAML {
    package static var version: String {
        String(cString: yaml_get_version_string())
    }
}
