import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Where an expression stands, and what is done with it.
extension Precondition where Subject == UseSite {
  static var canReachInstance: Self {
    Self([.defaultArgument, .attributeArgument, .macroArgument, .keyPath, .functionOfC]) {
      $0.surroundings.obstacle.map { Refusal($0.reason, $0.detail) }
    }
  }

  static var isInMember: Self {
    Self(.fileLevel) { $0.member == nil ? "no instance can hold the dependency" : nil }
  }

  static var isInInstance: Self {
    Self(.staticMember) {
      $0.member?.isStatic == true ? "a static member has no instance" : nil
    }
  }

  static var isWhereCodeRuns: Self {
    Self(.notUnderstood) {
      $0.member?.holdsNoCode == true ? "no code of an instance runs there" : nil
    }
  }

  /// The initializers would set a property that other builds do not have.
  static var isNoValueOfSomeBuilds: Self {
    Self(.conditionalCode) {
      $0.surroundings.isInitialValue && $0.surroundings.isConditional
        ? "only some builds have the property" : nil
    }
  }

  static var isNotInlined: Self {
    Self(.inlinableMember) {
      $0.member?.isInlined == true ? "the body is compiled into other modules" : nil
    }
  }

  static var holdsNoComment: Self {
    Self(.notUnderstood) {
      $0.containsComment ? "the expression contains a comment" : nil
    }
  }

  /// What stands in for an argument is replaced by the argument: `store ?? .shared`.
  static var isNoFallbackOfParameter: Self {
    Self(.defaultArgument) { site in
      guard let name = site.nameBeforeFallback, let member = site.member, !member.isHidden,
        member.parametersOfInitializer.contains(name)
      else { return nil }
      return "callers can pass '\(name)'"
    }
  }

  /// What one initializer fills in for another, callers of that one pass: a second way would not
  /// tell which of both counts.
  static var isNoPresetOfInitializer: Self {
    Self(.defaultArgument) {
      $0.initializerThatTakesIt.map { "'init(\($0))' takes the object already" }
    }
  }
}
