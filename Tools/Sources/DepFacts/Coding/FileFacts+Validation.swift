extension FileFacts {
  /// Throws where an index or a place points nowhere, so that whoever follows them need not look.
  ///
  /// A parent stands before its child, which also rules out cycles.
  package func validate() throws(FactsCodingError) {
    for (number, type) in types.enumerated() {
      try Self.check(type.parent, below: number, "parent")
      try Self.check(type.position)
    }
    for member in members {
      try Self.check(member.owner, below: types.count, "owner")
      try Self.check(member.position)
      for attribute in member.attributes { try Self.check(attribute.position) }
    }
    for alias in aliases {
      try Self.check(alias.owner, below: types.count, "owner")
      try Self.check(alias.position)
    }
    for use in uses {
      guard use.path >= 0 else { throw .invalid("path") }
      try Self.check(use.path, below: paths.count, "path")
      try Self.check(use.type, below: types.count, "type")
      try Self.check(use.member, below: members.count, "member")
      try Self.check(use.context, below: contexts.count, "context")
      try Self.check(use.position)
    }
    for suppression in suppressions { try Self.check(suppression.position) }
    for obstacle in obstacles { try Self.check(obstacle.position) }
    guard lineCount >= 0 else { throw .invalid("lineCount") }
  }

  @inline(__always)
  private static func check(
    _ index: Int32, below count: Int, _ name: StaticString
  ) throws(FactsCodingError) {
    guard index >= -1, Int(index) < count else { throw .invalid("\(name)") }
  }

  @inline(__always)
  private static func check(_ position: SourcePosition) throws(FactsCodingError) {
    guard position.line >= 0, position.column >= 0, position.offset >= 0 else {
      throw .invalid("position")
    }
  }
}
