/// A program of a seed: types in layers, protocols, factories and two roots.
struct GeneratedProgram {
  struct Kind {
    let name: String
    let isBehindProtocol: Bool
    /// Name and type of each field, in order.
    var fields: [(name: String, type: String)]
  }

  enum Mutation: CaseIterable { case add, rename, retype, remove }

  private var random: SplitMix
  private(set) var kinds: [Kind] = []
  /// By the first run, with nothing filled in.
  let roots: [String: String]

  init(seed: Int, count: Int = 14) {
    var random = SplitMix(state: UInt64(seed))
    for index in 0..<count {
      let isBehindProtocol = index % 4 == 1
      var fields = index % 3 == 0 ? [(name: "title\(index)", type: "String")] : []
      let earlier = kinds.shuffled(using: &random).prefix(3)
      for (place, kind) in earlier.enumerated() {
        fields.append(Self.field(of: kind, isMade: place == 2 && index % 5 == 0))
      }
      if index == count - 2 { fields.append(("user", "User")) }
      kinds.append(
        Kind(name: "Type\(index)", isBehindProtocol: isBehindProtocol, fields: fields))
    }
    self.random = random
    let top = kinds.suffix(4)
    roots = [
      "AppRoot.swift": Self.root("AppRoot", makes: top.prefix(2).map(\.name), property: nil),
      "SessionRoot.swift": Self.root(
        "SessionRoot", makes: top.suffix(2).map(\.name), property: "app"),
    ]
  }

  private static func field(of kind: Kind, isMade: Bool) -> (name: String, type: String) {
    let type = kind.isBehindProtocol ? "any \(kind.name)Protocol" : kind.name
    if isMade { return ("make\(kind.name)", "() -> \(kind.name)") }
    return ("t" + kind.name.dropFirst(), type)
  }

  private static func root(_ name: String, makes: [String], property: String?) -> String {
    let inputs = property == nil ? "" : "    var user: User\n"
    let parent = property == nil ? "" : "  private let app: AppRoot\n"
    let parameter = property == nil ? "" : "app: AppRoot, "
    let assignment = property == nil ? "" : "    self.app = app\n"
    let functions = makes.map { "  func make\($0)() -> \($0) { \($0)(dependencies: .init()) }\n" }
    return """
      @MainActor final class \(name) {
        struct Dependencies {
      \(inputs)  }
      \(parent)  private let dependencies: Dependencies

        init(\(parameter)dependencies: Dependencies) {
      \(assignment)    self.dependencies = dependencies
        }

      \(functions.joined(separator: "\n"))}

      """
  }

  /// The types, four in a file.
  var sources: [String: String] {
    var files = ["User.swift": "struct User: Sendable {}\n"]
    for (index, kind) in kinds.enumerated() {
      files["Types\(index / 4).swift", default: ""] += text(of: kind)
    }
    return files
  }

  private func text(of kind: Kind) -> String {
    let fields = kind.fields.map { "    var \($0.name): \($0.type)\n" }.joined()
    let inheritance = kind.isBehindProtocol ? ": \(kind.name)Protocol" : ""
    let declared = kind.isBehindProtocol ? "protocol \(kind.name)Protocol: AnyObject {}\n" : ""
    return """
      \(declared)final class \(kind.name)\(inheritance) {
        struct Dependencies {
      \(fields)  }
        init(dependencies: Dependencies) {}
      }

      """
  }

  /// Changes a field of some type, and says what it did.
  mutating func mutate(_ mutation: Mutation) -> String {
    let filled = kinds.indices.filter { !kinds[$0].fields.isEmpty }
    let target = filled.randomElement(using: &random) ?? 0
    let place = kinds[target].fields.indices.randomElement(using: &random) ?? 0
    let other = kinds.randomElement(using: &random) ?? kinds[0]
    let old = kinds[target].fields[place]
    let isNew = !kinds[target].fields.contains {
      $0.name == Self.field(of: other, isMade: false).name
    }
    switch mutation {
    case .add:
      let field = isNew ? Self.field(of: other, isMade: false) : ("note", "String")
      kinds[target].fields.insert(field, at: place)
    case .rename: kinds[target].fields[place].name = old.name + "Renamed"
    case .retype: kinds[target].fields[place].type = Self.field(of: other, isMade: false).type
    case .remove: kinds[target].fields.remove(at: place)
    }
    return "\(mutation) '\(old.name): \(old.type)' of \(kinds[target].name)"
  }
}

/// A generator with a seed: the next state is the last plus a constant, mixed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
