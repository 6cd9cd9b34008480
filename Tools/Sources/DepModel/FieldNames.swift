import DepFacts

/// How fields of `Dependencies` are called, for the audit and for `migrate` alike.
package enum FieldNames {
  /// Names for the field of a singleton such as `API.shared`, the best one first.
  ///
  /// `type` is the name of the value's type; empty where it is unknown.
  package static func ofSingleton(_ singleton: String, type: String) -> [String] {
    let type = type.filter { $0 != "?" && $0 != "(" && $0 != ")" }
    let own = singleton.lastName.baseName
    let isTelling = singleton.contains(".") && !isVague(own) && own != type
    let holder = singleton.split(separator: ".").dropLast().joined(separator: ".")
    return (isTelling ? [own] : [])
      + [
        type.lastName.lowerCamel, type.lowerCamel,
        (holder.isEmpty ? "shared" : holder.lastName.lowerCamel) + own.upperCamel,
      ].filter { $0 != singleton && !$0.isEmpty }
  }

  /// The name for what an SDK supplies: an object that is created at each use, as
  /// `CLLocationManager()`, becomes a closure `makeLocationManager`.
  static func ofSystemObject(_ entry: CatalogueEntry) -> String {
    entry.expression.hasSuffix("()") && entry.live != entry.expression
      ? "make" + entry.field.upperCamel : entry.field
  }

  /// `mainOperationQueue` for `OperationQueue.main`, where the usual name is taken; nil for a call.
  package static func qualified(_ expression: String) -> String? {
    let parts = expression.split(separator: ".").map(String.init)
    guard parts.count > 1, !expression.contains("(") else { return nil }
    return parts[parts.count - 1].lowerCamel + parts[parts.count - 2].upperCamel
  }

  /// Whether the name of a static or global says nothing of what it holds.
  package static func isVague(_ name: String) -> Bool { vague.contains(name) }

  private static let vague: Set<String> = [
    "shared", "default", "standard", "sharedInstance", "instance", "current", "main", "singleton",
    "defaultInstance", "global", "sharedManager", "common", "this", "get",
  ]
}
