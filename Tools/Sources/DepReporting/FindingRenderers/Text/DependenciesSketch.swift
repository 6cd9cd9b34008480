internal import DepModel

/// The `Dependencies` struct that suggestions add up to, as Swift text.
struct DependenciesSketch {
  private let fields: [FieldSuggestion]

  /// Takes suggestions in any order; the same one may come several times.
  init(_ suggestions: [FieldSuggestion]) {
    var fields: [FieldSuggestion] = []
    var names: Set<String> = []
    let sorted = Set(suggestions).sorted {
      ($0.name, $0.type, $0.live) < ($1.name, $1.type, $1.live)
    }
    for var suggestion in sorted {
      let base = suggestion.name
      var number = 1
      while !names.insert(suggestion.name).inserted {
        number += 1
        suggestion.name = "\(base)\(number)"
      }
      fields.append(suggestion)
    }
    self.fields = fields
  }

  var isEmpty: Bool { fields.isEmpty }

  func lines() -> [String] {
    let arguments = fields.map { "\(Self.quoted($0.name)): \($0.live)" }
    let single = "    static var live: Self { Self(\(arguments.joined(separator: ", "))) }"
    let live =
      single.count <= 100
      ? [single]
      : ["    static var live: Self {", "      Self("]
        + arguments.enumerated().map { index, argument in
          "        " + argument + (index == arguments.count - 1 ? ")" : ",")
        } + ["    }"]
    return ["  struct Dependencies: TransitionalDependencies {"]
      + fields.map { "    var \(Self.quoted($0.name)): \($0.type)" } + [""] + live + ["  }"]
  }

  private static func quoted(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "false", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]
}
