import DepFacts
import DepModel
import DepParsing
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
    extra.memberTypes["Player.volume"] = "Double"
    extra.protocolInitializers["Reducer"] = ["init(state:)"]
    extra.superclasses["PlayerView"] = .init(overrides: ["frame: CGRect"])
    var options = ModelOptions()
    options.sdk = extra
    let scope = try scope(of: "class Screen: PlayerView {}", options: options)
    #expect(scope.isolation(of: 0).attribute == "@MainActor")
    #expect(scope.isOnMainActor("UIDevice.current"))
    #expect(scope.memberType("volume", of: "Player") == "Double")
    #expect(scope.sdk.initializers(demandedBy: "Reducer") == [["state"]])
    #expect(scope.sdk.superclass("PlayerView")?.overrides == ["frame: CGRect"])
  }

  private func scope(of text: String, options: ModelOptions = ModelOptions()) throws -> ProjectScope
  {
    let record = SourceRecord(
      path: "Sources/App/File.swift", module: "App", role: .source, facts: FactReader().read(text))
    return ProjectScope(
      model: try ModelBuilder(options: options).build([record]), records: [record])
  }
}
