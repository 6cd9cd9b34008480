import DepFacts
import DepModel
import Testing

struct LocatorProposalTests {
  private let objects = ["api": "any API", "store": "Store", "log": "Log"]
  private let names = ["api", "store", "log"]

  @Test func aTypeThatHandsOutDifferentObjectsToManyTypesIsALocator() throws {
    let proposal = try propose { file in
      file.type("Services", .enum, statics: objects)
      users(5, of: "Services", in: &file)
    }
    #expect(proposal.locators == ["Services"])
    #expect(
      proposal.notes == [
        .init(
          key: "locators", name: "Services",
          reason: "provides 3 types to 5 other types")
      ])
  }

  @Test func fourUsersAreTooFew() throws {
    let proposal = try propose { file in
      file.type("Services", .enum, statics: objects)
      users(4, of: "Services", in: &file)
    }
    #expect(proposal == ConfigurationProposal())
  }

  @Test func theTypeItselfIsNoUser() throws {
    let proposal = try propose { file in
      file.type("Services", .enum, statics: objects, uses: names.map { "Services.\($0)" })
      users(4, of: "Services", in: &file)
    }
    #expect(proposal.locators == [])
  }

  @Test func twoTypesThatAreHandedOutAreTooFew() throws {
    let proposal = try propose { file in
      file.type("Services", .enum, statics: ["api": "API", "store": "Store", "other": "Store"])
      users(9, of: "Services", in: &file)
    }
    #expect(proposal.locators == [])
  }

  @Test func constantsAreNotHandedOut() throws {
    let proposal = try propose { file in
      file.type("Palette", .enum, statics: ["api": "UIColor", "store": "UIFont", "log": "Money"])
      file.type("Money", .struct)
      users(9, of: "Palette", in: &file)
    }
    #expect(proposal.locators == [])
  }

  @Test func viewsAreNotHandedOut() throws {
    let proposal = try propose { file in
      for name in ["TitleLabel", "FormView", "SaveButton"] { file.type(name, .class) }
      file.type(
        "Views", .enum, statics: ["api": "TitleLabel", "store": "FormView", "log": "SaveButton"])
      users(9, of: "Views", in: &file)
    }
    #expect(proposal.locators == [])
  }

  @Test func structsOfTheProjectAreNotHandedOut() throws {
    let proposal = try propose { file in
      for name in ["Money", "Price", "Rate"] { file.type(name, .struct) }
      file.type("Prices", .enum, statics: ["api": "Money", "store": "Price", "log": "Rate"])
      users(9, of: "Prices", in: &file)
    }
    #expect(proposal.locators == [])
  }

  @Test func usesInTestsDoNotCount() throws {
    var source = HandMadeFile()
    declareObjects(in: &source)
    source.type("Services", .enum, statics: objects)
    var test = HandMadeFile("Tests/AppTests/Test.swift", role: .test)
    users(9, of: "Services", in: &test)
    let proposal = try ConfigurationProposal.make(from: [test.record, source.record])
    #expect(proposal.locators == [])
  }

  @Test func aSharedObjectThatHoldsTheOthersIsALocator() throws {
    let proposal = try propose { file in
      file.type("Hub", statics: ["shared": "Hub"], properties: objects)
      users(5, of: "Hub.shared", in: &file)
    }
    #expect(proposal.locators == ["Hub"])
  }

  @Test func aSingletonWhoseValuesAreReadIsNone() throws {
    let proposal = try propose { file in
      let values = ["api": "String", "store": "Int", "log": "Bool"]
      file.type("Session", statics: ["shared": "Session"], properties: values)
      users(9, of: "Session.shared", in: &file)
    }
    #expect(proposal.locators == [])
  }

  @Test(arguments: [MemberFact.Kind.storedProperty, .computedProperty])
  func aGlobalOfClosuresAndObjectsIsALocator(kind: MemberFact.Kind) throws {
    let proposal = try propose { file in
      let closures = ["api": "any API", "store": "() -> Date", "log": "(String) -> Void"]
      file.type("World", .struct, properties: closures)
      file.global("World2", "World", kind)
      users(5, of: "World2", in: &file)
    }
    #expect(proposal.locators == ["World2"])
  }

  @Test func whatIsKnownAnywayIsNotProposed() throws {
    let proposal = try propose { file in
      file.type("ServiceLocator", .enum, statics: objects)
      users(5, of: "ServiceLocator", in: &file)
    }
    #expect(proposal.locators == [])
    #expect(proposal.notes == [])
    #expect(proposal.recognised.map(\.name) == ["ServiceLocator"])
  }

  @Test func theOrderOfTheFilesDoesNotMatter() throws {
    var first = HandMadeFile("Sources/App/A.swift")
    declareObjects(in: &first)
    first.type("Services", .enum, statics: objects)
    first.type("Places", .enum, statics: objects)
    var second = HandMadeFile("Sources/App/B.swift")
    users(6, of: "Services", in: &second)
    users(5, of: "Places", in: &second)
    let proposal = try ConfigurationProposal.make(from: [first.record, second.record])
    #expect(proposal.locators == ["Places", "Services"])
    #expect(try ConfigurationProposal.make(from: [second.record, first.record]) == proposal)
  }

  private func propose(
    _ write: (inout HandMadeFile) -> Void
  ) throws -> ConfigurationProposal {
    var file = HandMadeFile()
    declareObjects(in: &file)
    write(&file)
    return try ConfigurationProposal.make(from: [file.record])
  }

  private func declareObjects(in file: inout HandMadeFile) {
    file.type("API", .protocol)
    file.type("Store")
    file.type("Log", .actor)
  }

  private func users(_ count: Int, of owner: String, in file: inout HandMadeFile) {
    for number in 0..<count {
      file.type("\(owner)User\(number)".filter { $0 != "." }, uses: names.map { "\(owner).\($0)" })
    }
  }
}
