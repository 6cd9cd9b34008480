/// Methods of the standard library that change what they are called on.
package enum MutatingNames {
  /// Whether a component of a chain, as the facts write it, changes what stands before it.
  package static func contains(_ component: String) -> Bool {
    names.contains(component.baseName)
      || component.hasPrefix("form") && component.dropFirst(4).isCapitalized
  }

  private static let names: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange",
    "removeValue", "popFirst", "popLast", "sort", "shuffle", "reverse", "swapAt", "toggle",
    "merge", "update", "updateValue", "negate", "replaceSubrange", "reserveCapacity", "subtract",
    "partition", "addProduct", "round",
  ]
}
