import Testing

@testable import DepMigration

@Suite struct FieldTypeTests {
  @Test(arguments: [
    "Int", "Store<User>", "any Clock", "(any Clock)?", "Feed.Reader!", "[String: () -> Void]",
    "@MainActor @Sendable () async throws -> [Int]", "inout Int", "some  Sequence", "",
  ])
  func printsItselfAsItWasWritten(_ text: String) {
    #expect(FieldType(text).description == text)
  }

  @Test func knowsTheNameBehindMarks() {
    #expect(FieldType("(any Feed.Clock)?").name == "Feed.Clock")
    #expect(FieldType("(any Clock)?").isOptional)
    #expect(FieldType("any Clock").isExistential)
    #expect(FieldType("Store<User>?").name == "Store")
    #expect(FieldType("Store<User>?").hasGenericArguments)
    #expect(FieldType("Date").isPlainName)
    #expect(!FieldType("[Date]").isPlainName)
    #expect(FieldType("Feed.Clock?").isPlainName)
    #expect(!FieldType("Store<User>").isPlainName)
    #expect(FieldType("(Int, Int)").name == "(Int, Int)")
  }

  @Test func takesClosuresApart() {
    let type = FieldType("@MainActor @Sendable (Int, () -> Void) async throws -> Data?")
    #expect(type.attributes == ["@MainActor", "@Sendable"])
    #expect(type.result == "Data?")
    #expect(type.result(ofPlainClosureWith: ["@MainActor", "@Sendable"]) == nil)
    #expect(!type.isOptional)
    #expect(FieldType("(() -> Int)?").isOptional)
    #expect(FieldType("[() -> Int]").result == nil)
    #expect(FieldType("[() -> Int]").mentionsClosure)
    // What a closure hands out may be a closure itself.
    #expect(FieldType("@Sendable () -> (Int) -> Bool").result?.description == "(Int) -> Bool")
  }

  @Test func knowsPlainProviders() {
    let provider = FieldType.provider(of: "Date")
    #expect(provider.description == "@Sendable () -> Date")
    #expect(provider.result(ofPlainClosureWith: ["@Sendable"]) == "Date")
    #expect(provider.result(ofPlainClosureWith: []) == nil)
    #expect(FieldType("(Int) -> Date").result(ofPlainClosureWith: []) == nil)
    #expect(FieldType("() async -> Date").result(ofPlainClosureWith: []) == nil)
    let onActor = FieldType.provider(of: "UIDevice", actor: "@MainActor")
    #expect(onActor.description == "@MainActor @Sendable () -> UIDevice")
  }

  @Test(arguments: ["inout Int", "isolated Feed", "@autoclosure () -> Int", "some P", "Int..."])
  func knowsTypesThatOnlyFunctionsTake(_ text: String) {
    #expect(!FieldType(text).canBeClosureParameter)
    #expect(FieldType("@escaping () -> Int").canBeClosureParameter)
  }
}
