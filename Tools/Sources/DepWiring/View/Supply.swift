import DepFacts
import DepModel
import DepSyntax

/// Something that a construction can use, and how the root that has it writes it.
struct Supply: Sendable {
  enum Form: Hashable, Sendable {
    case value
    case allocator(MadeValue.Allocator)
    /// A function of the root; its type is that of a closure.
    case method(labels: [String])
  }

  let name: String
  /// From the root that has it: `["dependencies", "api"]`.
  let path: [String]
  /// What it is, or what it makes where it is an allocator.
  let type: MeantType
  var form = Form.value
  let file: String
  let position: SourcePosition
  /// Whether only the root itself sees it.
  var isHidden = false
  /// Whether it is the root or one above it, which any construction may be handed.
  var isRoot = false
}

/// What one root can use of its own.
struct View: Sendable {
  private(set) var supplies: [Supply] = []
  private var byType: [Int: [Int]] = [:]
  private var byName: [String: [Int]] = [:]
  private let matching: TypeMatching

  init(matching: TypeMatching) { self.matching = matching }

  var names: Set<String> { Set(byName.keys) }

  mutating func add(_ supply: Supply) {
    let index = supplies.count
    supplies.append(supply)
    byName[supply.name, default: []].append(index)
    let core = supply.type.wrapped ?? supply.type
    for type in core.type.map({ [$0] }) ?? core.parts.compactMap(\.type) {
      let above = matching.scope.superclasses(of: type) + matching.scope.protocols(of: type)
      for kind in Set([type] + above).sorted() { byType[kind, default: []].append(index) }
    }
  }

  /// Those that may be passed where a type is asked for; by name too where the type alone does
  /// not tell.
  func suiting(_ wanted: MeantType, named name: String) -> [Supply] {
    candidates(for: wanted, named: name).filter { matching.accepts($0.type, for: wanted) }
  }

  /// Those of the type that only fail to be passed because they are optional.
  func optionals(of wanted: MeantType, named name: String) -> [Supply] {
    candidates(for: wanted, named: name).filter {
      $0.type.wrapped.map { matching.accepts($0, for: wanted) } == true
        && !matching.accepts($0.type, for: wanted)
    }
  }

  func named(_ name: String) -> [Supply] { (byName[name] ?? []).map { supplies[$0] } }

  private func candidates(for wanted: MeantType, named name: String) -> [Supply] {
    guard matching.tellsByType(wanted) else { return named(name) }
    let core = wanted.wrapped ?? wanted
    guard let type = core.type ?? core.parts.compactMap(\.type).first else { return named(name) }
    return (byType[type] ?? []).map { supplies[$0] }
  }
}
