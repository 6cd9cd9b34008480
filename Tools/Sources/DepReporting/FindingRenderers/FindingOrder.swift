internal import DepAudit
internal import DepFacts

extension Finding {
  /// What findings are sorted by where several lists come together.
  struct Order: Comparable {
    let finding: Finding

    static func < (left: Self, right: Self) -> Bool {
      let (first, second) = (left.finding, right.finding)
      if first.file != second.file { return first.file < second.file }
      if first.position != second.position { return first.position < second.position }
      return (first.rule, first.expression, first.message)
        < (second.rule, second.expression, second.message)
    }
  }

  var order: Order { Order(finding: self) }
}
