import DepFacts
import DepModel
import DepParsing
import Foundation
import Testing

struct SDKKnowledgeTests {
  @Test(arguments: [
    "class Panel: NSWindow {}", "class Delegate: UIWindowSceneDelegate {}",
    "struct Frame: ViewModifier {}", "class Title: UILabel {}",
    "class Title: UIView {}\nextension UIView {}",
  ])
  func whatInheritsFromATypeOfTheMainActorIsOnIt(_ text: String) throws {
    #expect(try scope(of: text).isolation(of: 0).attribute == "@MainActor")
  }

  @Test func aTypeOfTheMainActorKeepsItsStaticMembersThere() throws {
    let scope = try scope(of: "")
    #expect(scope.isOnMainActor("UIDevice.current"))
    #expect(scope.isOnMainActor("NSWindow.allowsAutomaticWindowTabbing"))
    #expect(!scope.isOnMainActor("FileManager.default"))
  }

  @Test func aTypeOfTheProjectIsNotThatOfTheSDK() throws {
    let scope = try scope(of: "protocol Scene {}\nclass Level: Scene {}")
    #expect(!scope.isOnMainActor("Scene.current"))
    #expect(scope.model.types.indices.allSatisfy { scope.isolation(of: $0) == .none })
  }

  @Test func everySuperclassIsOnTheMainActor() throws {
    let sdk = try SDKKnowledge(adding: SDKTables())
    for name in ["UIView", "UITableViewCell", "NSWindowController", "UIViewController"] {
      #expect(sdk.superclass(name) != nil)
      #expect(sdk.lists(name, in: .mainActorTypes), "\(name)")
    }
  }

  @Test func everyListHasNames() throws {
    let sdk = try SDKKnowledge(adding: SDKTables())
    for list in SDKTables.List.allCases { #expect(!sdk.names(in: list).isEmpty, "\(list)") }
  }

  @Test func everyTableIsOnThePageOfTheCatalogue() throws {
    let page = try String(contentsOf: CatalogueFiles().document, encoding: .utf8)
    for name in SDKTables.names { #expect(page.contains("\n| `\(name)` | "), "\(name)") }
  }

  @Test(arguments: [
    ("UITableViewDelegate", true), ("Numeric", true), ("Codable", true), ("UITableView", false),
  ])
  func protocolsAreKnown(_ name: String, _ isProtocol: Bool) throws {
    #expect(try SDKKnowledge(adding: SDKTables()).isProtocol(name) == isProtocol)
  }

  @Test(arguments: [
    ("UUID()", true), ("UUID(uuid:)", true), ("UUID(uuidString:)", false), ("Sample()", false),
  ])
  func aCallMakesWhatItNamesUnlessItMayFail(_ call: String, _ isCertain: Bool) throws {
    #expect(try SDKKnowledge(adding: SDKTables()).makesItself(call) == isCertain)
  }

  @Test func aPlaceholderHasAnyGenericArguments() throws {
    let sdk = try SDKKnowledge(adding: SDKTables())
    #expect(sdk.placeholder(for: "AsyncStream<[Int]>") == "AsyncStream { $0.finish() }")
    #expect(sdk.placeholder(for: "[Date]") == nil)
  }

  @Test(arguments: [
    ("Decodable", [["from"]]),
    ("RangeReplaceableCollection", [[], ["_"], ["repeating", "count"]]),
    ("Sendable", []), ("~Copyable", []), ("Swift.Error", []), ("FeedDelegate", []),
  ])
  func theInitializersThatAProtocolDemandsAreKnown(_ name: String, _ labels: [[String]]) throws {
    #expect(try SDKKnowledge(adding: SDKTables()).initializers(demandedBy: name) == labels)
  }

  @Test func theProjectAddsToTheTables() throws {
    var extra = SDKTables()
    extra.lists[.mainActorTypes] = ["PlayerView"]
    extra.maps[.memberTypes] = ["Player.volume": "Double"]
    extra.lists[.mutatingMethods] = ["enqueue"]
    extra.protocolInitializers["Reducer"] = ["init(state:)"]
    extra.superclasses["PlayerView"] = .init(overrides: ["frame: CGRect"])
    var options = ModelOptions()
    options.sdk = extra
    let scope = try scope(of: "class Screen: PlayerView {}", options: options)
    #expect(scope.isolation(of: 0).attribute == "@MainActor")
    #expect(scope.isOnMainActor("UIDevice.current"))
    #expect(scope.memberType("volume", of: "Player") == "Double")
    #expect(scope.memberType("bundleURL", of: "Bundle") == "URL")
    #expect(scope.sdk.isMutating("enqueue(_:)") && scope.sdk.isMutating("append(_:)"))
    #expect(scope.sdk.initializers(demandedBy: "Reducer") == [["state"]])
    #expect(scope.sdk.superclass("PlayerView")?.overrides == ["frame: CGRect"])
  }

  @Test(arguments: [
    (SDKTables.List.rootProtocols, "Wiring", ExemptUse.Reason.compositionRoot),
    (.rootTypes, "Feed", .compositionRoot), (.rootAttributes, "Root", .compositionRoot),
    (.previewProtocols, "Wiring", .preview),
    (.liveStatics, "sample", .live), (.registrationTypes, "Made", .compositionRoot),
  ])
  func theTablesOfTheProjectExemptUses(
    _ list: SDKTables.List, _ name: String, _ reason: ExemptUse.Reason
  ) throws {
    let text = """
      class API { static let shared = API() }
      @Root struct Feed: Wiring {
        static let sample = load(API.shared)
        static func load(_ api: API) -> Int { 0 }
        var made: Made<API> { Made { API.shared } }
      }
      """
    var options = ModelOptions()
    #expect(try !reasons(text, options).contains(reason))
    options.sdk.lists[list] = [name]
    #expect(try reasons(text, options).contains(reason))
  }

  private func reasons(_ text: String, _ options: ModelOptions) throws -> [ExemptUse.Reason] {
    try scope(of: text, options: options).model.exemptUses.map(\.reason)
  }

  @Test(arguments: [
    (SDKTables.List.viewEndings, "Tile", "class Feed: UITile"),
    (.valueProtocols, "Drawn", "struct Feed: Loading, Drawn"),
  ])
  func viewsAndValuesOfTheProjectAreMadeInPlace(
    _ list: SDKTables.List, _ name: String, _ head: String
  ) throws {
    let text = """
      class API { static let shared = API() }
      protocol Loading { func load() }
      \(head) { func load() { print(API.shared) } }
      class Screen { func show() { Feed().load() } }
      """
    var options = ModelOptions()
    #expect(try constructions(text, options) == 1)
    options.sdk.lists[list] = [name]
    #expect(try constructions(text, options) == 0)
  }

  private func constructions(_ text: String, _ options: ModelOptions) throws -> Int {
    try scope(of: text, options: options).model.dependencies.count { $0.kind == .construction }
  }

  private func scope(of text: String, options: ModelOptions = ModelOptions()) throws -> ProjectScope
  {
    var options = options
    options.counted = Set(CountableKind.allCases).subtracting([.navigation])
    let record = SourceRecord(
      path: "Sources/App/File.swift", module: "App", role: .source, facts: FactReader().read(text))
    return ProjectScope(
      model: try ModelBuilder(options: options).build([record]), records: [record])
  }
}
