extension Finding {
  /// The order of a report: by file, then offset, then rule, then what it says.
  package static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    if left.file != right.file { return left.file < right.file }
    if left.position != right.position { return left.position < right.position }
    if left.rule != right.rule { return left.rule < right.rule }
    return (left.expression, left.message, left.type) < (
      right.expression, right.message, right.type
    )
  }
}

extension [Finding] {
  /// The findings in the order of a report.
  func inOrder() -> [Finding] {
    // Findings are large: it is faster to move numbers, and fastest to move nothing.
    let order = withUnsafeBufferPointer { findings -> [Int]? in
      let isInOrder = findings.indices.dropFirst().allSatisfy {
        !Finding.precedes(findings[$0], findings[$0 - 1])
      }
      return isInOrder
        ? nil : findings.indices.sorted { Finding.precedes(findings[$0], findings[$1]) }
    }
    return order.map { $0.map { self[$0] } } ?? self
  }
}
