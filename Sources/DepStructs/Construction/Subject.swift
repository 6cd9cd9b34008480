/// One thing that can be under construction: the live default of a struct, or an allocator's value.
struct Subject: Sendable {
  /// Where an allocator was created; no two allocators have the same.
  private final class Declaration: Sendable {
    let place: String
    let outlivesScopes = DefaultsScope.current == nil
    init(_ place: String) { self.place = place }
  }

  private let type: any Any.Type
  private let declaration: Declaration?

  init(liveDefaultOf type: any Any.Type) {
    self.type = type
    declaration = nil
  }

  init(allocatorOf type: any Any.Type, _ fileID: StaticString, _ line: UInt) {
    self.type = type
    declaration = Declaration("\(fileID):\(line)")
  }

  var identity: ObjectIdentifier {
    declaration.map { ObjectIdentifier($0) } ?? ObjectIdentifier(type)
  }

  /// Whether what is built may be kept when every scope has ended.
  var outlivesScopes: Bool { declaration?.outlivesScopes ?? false }

  /// The type's name, and where an allocator was created.
  var name: String {
    declaration.map { "\(typeName(type)) (\($0.place))" } ?? typeName(type)
  }
}
