import DepPlan

/// What has to hold before something is rewritten; where it does not hold, that is left as it is.
struct Precondition<Subject>: Sendable {
  /// The reasons that it may give.
  let reasons: Set<ReasonName>
  /// Why it does not hold; nil where it holds.
  let refusal: @Sendable (Subject) -> Refusal?

  init(_ reasons: Set<ReasonName>, refusal: @escaping @Sendable (Subject) -> Refusal?) {
    self.reasons = reasons
    self.refusal = refusal
  }

  /// With one reason; `detail` tells what is special, or nil where the precondition holds.
  init(_ reason: ReasonName, detail: @escaping @Sendable (Subject) -> String?) {
    self.init([reason]) { subject in detail(subject).map { Refusal(reason, $0) } }
  }

  /// Asks in order; the first that does not hold gives the reason.
  static func check(_ preconditions: [Self], of subject: Subject) throws(Refusal) {
    for precondition in preconditions {
      if let refusal = precondition.refusal(subject) { throw refusal }
    }
  }
}

/// What has to hold for a use, seen together with the other uses of its type.
struct UsePrecondition: Sendable {
  /// The reasons that it may give.
  let reasons: Set<ReasonName>
  /// Looks at all uses of a type at once, and gives what judges each of them.
  let refusal: @Sendable (TypeUses) -> (HiddenUse) -> Refusal?

  init(
    _ reasons: Set<ReasonName>, refusal: @escaping @Sendable (TypeUses) -> (HiddenUse) -> Refusal?
  ) {
    self.reasons = reasons
    self.refusal = refusal
  }
}
