import DepFacts
import DepModel

/// The types whose objects are made with the application's delegate, before it has run any code.
///
/// What they keep as a value would be made before the application is set up, too.
struct EarlyObjects: Sendable {
  private let types: Set<Int>

  init(_ scope: ProjectScope) {
    let model = scope.model
    let protocols = scope.sdk.names(in: .rootProtocols)
    let delegates = model.types.indices.filter {
      !protocols.isDisjoint(with: model.types[$0].inherited)
    }
    var types: Set<Int> = []
    var open = delegates
    while let next = open.popLast() {
      for made in Self.made(with: next, scope) where types.insert(made).inserted {
        open.append(made)
      }
    }
    self.types = types
  }

  func contain(_ type: Int) -> Bool { types.contains(type) }

  /// The types of the project whose objects the stored properties of a type begin with.
  private static func made(with type: Int, _ scope: ProjectScope) -> [Int] {
    scope.members(of: type).compactMap { member in
      guard member.kind == .storedProperty, member.attributes.isEmpty,
        member.flags.isDisjoint(with: [.isStatic, .isLazy]), let value = member.value,
        value.kind == .call
      else { return nil }
      let path = value.path.map(\.baseName).filter { $0 != "init" }
      return scope.type(named: path.joined(separator: "."), in: type)
    }
  }
}
