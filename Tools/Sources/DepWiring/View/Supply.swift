import DepFacts
import DepModel
import DepSyntax

/// Something that a construction can use, and how the root that has it writes it.
struct Supply: Sendable {
  enum Form: Hashable, Sendable {
    case value
    case allocator(MadeValue.Allocator)
    /// A function of the root; its type is that of a closure.
    case method(labels: [String], names: [String])
  }

  let name: String
  /// From the root that has it: `["dependencies", "api"]`.
  let path: [String]
  /// What it is, or what it makes where it is an allocator.
  let type: MeantType
  var form = Form.value
  let file: String
  let position: SourcePosition
  /// What it asks for where it has one for each key; nil where that is not written.
  var key: MeantType?
  /// Whether only the root itself sees it.
  var isHidden = false
  /// Whether it is the root or one above it, which any construction may be handed.
  var isRoot = false
  /// Whether it is a new one each time, made by a function of the root that says so.
  var isMadeAnew = false
}

/// What one root can use of its own.
struct View: Sendable {
  private(set) var supplies: [Supply] = []
  private var byType: [Int: [Int]] = [:]
  private var byName: [String: [Int]] = [:]
  /// Generic types with arguments.
  private var byKey: [String: [Int]] = [:]
  private let matching: TypeMatching

  init(matching: TypeMatching) { self.matching = matching }

  func has(_ name: String) -> Bool { byName[name] != nil }

  mutating func add(_ supply: Supply) {
    let index = supplies.count
    supplies.append(supply)
    byName[supply.name, default: []].append(index)
    if let key = Self.genericKey(of: supply.type) { byKey[key, default: []].append(index) }
    for kind in kinds(of: supply) { byType[kind, default: []].append(index) }
  }

  /// Takes out those that were added last.
  mutating func keepFirst(_ count: Int) {
    while supplies.count > count, let supply = supplies.popLast() {
      byName[supply.name]?.removeLast()
      if byName[supply.name] == [] { byName[supply.name] = nil }
      if let key = Self.genericKey(of: supply.type) { byKey[key]?.removeLast() }
      for kind in kinds(of: supply) { byType[kind]?.removeLast() }
    }
  }

  /// The classes and protocols as which it can be passed.
  private func kinds(of supply: Supply) -> Set<Int> {
    let core = supply.type.wrapped ?? supply.type
    let types = core.type.map { [$0] } ?? core.parts.compactMap(\.type)
    return types.reduce(into: Set(types)) { kinds, type in
      kinds.formUnion(matching.scope.superclasses(of: type))
      kinds.formUnion(matching.scope.protocols(of: type))
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

  private static func genericKey(of type: MeantType) -> String? {
    let core = type.wrapped ?? type
    return core.type == nil && core.isOfProject ? core.key : nil
  }

  func named(_ name: String) -> [Supply] { (byName[name] ?? []).map { supplies[$0] } }

  private func candidates(for wanted: MeantType, named name: String) -> [Supply] {
    guard matching.tellsByType(wanted) else { return named(name) }
    if let key = Self.genericKey(of: wanted) { return (byKey[key] ?? []).map { supplies[$0] } }
    let core = wanted.wrapped ?? wanted
    guard let type = core.type ?? core.parts.compactMap(\.type).first else { return named(name) }
    return (byType[type] ?? []).map { supplies[$0] }
  }
}
