import DepPlan
import Testing

@testable import DepMigration

@Suite struct PreconditionTests {
  @Test func theFirstThatDoesNotHoldGivesTheReason() {
    let isPositive = Precondition<Int>(.typeUnknown) { $0 > 0 ? nil : "\($0) is not positive" }
    let isEven = Precondition<Int>(.keyPath) { $0.isMultiple(of: 2) ? nil : "\($0) is odd" }
    #expect(throws: Refusal(.typeUnknown, "-1 is not positive")) {
      try Precondition.check([isPositive, isEven], of: -1)
    }
    #expect(throws: Refusal(.keyPath, "-1 is odd")) {
      try Precondition.check([isEven, isPositive], of: -1)
    }
    #expect(throws: Never.self) { try Precondition.check([isPositive, isEven], of: 2) }
  }

  /// Reasons of whole types are for lists about types, and those of places for lists about uses.
  @Test func reasonsFitWhatIsAsked() {
    let types = [
      Preconditions.ofTypes.map(\.reasons), Preconditions.ofDeclarations.map(\.reasons),
      Preconditions.ofInitializers.map(\.reasons),
    ].flatMap(\.self)
    for name in types.flatMap(\.self) { #expect(name.reason?.scope == .wholeType, "\(name)") }
    let places = [
      Preconditions.ofDependencies.map(\.reasons), Preconditions.ofExpressions.map(\.reasons),
      Preconditions.ofFields.map(\.reasons), Preconditions.ofUsesInPlannedTypes.map(\.reasons),
      Preconditions.ofUsesInExistingTypes.map(\.reasons),
      Preconditions.ofMovedValues.map(\.reasons),
    ].flatMap(\.self)
    for name in places.flatMap(\.self) { #expect(name.reason?.scope == .place, "\(name)") }
  }
}
