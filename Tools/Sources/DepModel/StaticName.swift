/// The words of the name of a static or of its type, as far as they tell what it is.
struct StaticName {
  private let name: String
  private let words: [String]

  init(_ name: String) {
    self.name = name
    words = name.reduce(into: [String]()) { words, character in
      if words.isEmpty || character.isUppercase { words.append("") }
      words[words.count - 1].append(character)
    }
  }

  /// Whether it only tells how something relates to another thing: `forCustomApps`.
  var isOfRelation: Bool { words.first.map(Self.prepositions.contains) ?? false }

  /// Whether it says no more than that: `for`.
  var isOnlyRelation: Bool { words.count == 1 && isOfRelation }

  /// Whether it tells that there is something, and not of what: `logs`, `receivedData`.
  func isOfState(_ vagueNouns: Set<String>) -> Bool {
    guard let first = words.first, let last = words.last?.lowercased() else { return false }
    switch words.count {
    case 1: return first.hasSuffix("s") && vagueNouns.contains(String(first.dropLast()))
    case 2: return Self.states.contains(first) && vagueNouns.contains(last)
    default: return false
    }
  }

  /// Without the last word, where it tells only what kind of type it is: `Migration` for
  /// `MigrationService`.
  var withoutRole: String {
    guard words.count > 1, let last = words.last, Self.roles.contains(last) else { return name }
    return words.dropLast().joined()
  }

  private static let prepositions: Set<String> = [
    "about", "after", "at", "before", "by", "for", "from", "if", "in", "into", "matching", "of",
    "on", "to", "using", "via", "when", "where", "with", "within",
  ]

  private static let states: Set<String> = [
    "cached", "current", "fetched", "last", "loaded", "new", "received", "saved", "sent", "stored",
  ]

  private static let roles: Set<String> = [
    "Assembly", "Builder", "Controller", "Converter", "Facade", "Factory", "Handler", "Helper",
    "Helpers", "Importer", "Loader", "Logger", "Manager", "Operations", "Parser", "Provider",
    "Repository", "Service", "Store", "Tools", "Util", "Utilities", "Utils",
  ]
}
