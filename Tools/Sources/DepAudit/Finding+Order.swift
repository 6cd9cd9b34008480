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
