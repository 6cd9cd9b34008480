import DepFacts
import DepModel
import Testing

struct CatalogueLookupTests {
  @Test(arguments: [
    ("UserDefaults.standard.bool(forKey:)", "UserDefaults.standard", 2),
    ("Date()", "Date()", 1),
    ("Date(timeIntervalSinceNow:).timeIntervalSince1970", "Date(timeIntervalSinceNow:)", 1),
    ("UIApplication.shared.delegate", "UIApplication.shared.delegate", 3),
    ("UIApplication.shared.windows.first", "UIApplication.shared", 2),
    ("getenv(_:)", "getenv(_:)", 1),
  ])
  func theLongestChainOfTheFirstNamesIsFound(path: String, expression: String, length: Int) throws {
    let match = try find(path)
    #expect(match?.entry.expression == expression)
    #expect(match?.length == length)
  }

  @Test(arguments: [
    "Date(timeIntervalSince1970:)", "Date", "Date.distantPast", "FileManager", "standard",
    "Task.sleep(for:clock:)", "", "Foundation", "UserDefaults.other", "Foundation.Other.default",
  ])
  func otherChainsAreNotFound(path: String) throws {
    #expect(try find(path) == nil)
  }

  @Test func anEmptyChainIsNotFound() throws {
    #expect(try Catalogue(decoding: []).entry(for: [String]()) == nil)
  }

  @Test func anExplicitInitializerIsTheCallOfTheType() throws {
    let match = try find("Date.init().timeIntervalSince1970")
    #expect(match?.entry.expression == "Date()")
    #expect(match?.length == 2)
  }

  @Test func theModuleMayBeWritten() throws {
    let match = try find("Foundation.Date.init(timeIntervalSinceNow:)")
    #expect(match?.entry.expression == "Date(timeIntervalSinceNow:)")
    #expect(match?.length == 3)
  }

  @Test func aCallWithAStarTakesAnyLabels() throws {
    #expect(try find("Timer.scheduledTimer(withTimeInterval:repeats:_:)")?.length == 2)
    #expect(try find("Timer.scheduledTimer()")?.length == 2)
    #expect(try find("Timer.scheduledTimer") == nil)
  }

  @Test(arguments: [
    ("*.shuffled()", 2), ("self.cards.shuffled().first", 3), ("Suit.allCases.randomElement()", 3),
    ("items.shuffled()", 2),
  ])
  func anEndingIsFoundBehindAnything(path: String, length: Int) throws {
    #expect(try find(path)?.length == length)
  }

  @Test(arguments: ["Deck.shuffled()", "shuffled()", "*.shuffled(using:)"])
  func anEndingIsNoStaticMemberAndNoOtherCall(path: String) throws {
    #expect(try find(path) == nil)
  }

  @Test func theFrameworkIsSaid() throws {
    #expect(try find("UIDevice.current.name")?.framework == "UIKit")
  }

  @Test func aSliceIsLookedUpFromItsOwnStart() throws {
    let path = ["self", "UserDefaults", "standard"]
    let match = try Catalogue(decoding: []).entry(for: path.dropFirst())
    #expect(match?.length == 2)
  }

  private func find(_ path: String) throws -> Catalogue.Match? {
    try Catalogue(decoding: []).entry(for: path.split(separator: ".").map(String.init))
  }
}
