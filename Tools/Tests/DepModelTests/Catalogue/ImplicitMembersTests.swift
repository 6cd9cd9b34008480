import DepFacts
import DepModel
import Foundation
import Testing

struct ImplicitMembersTests {
  private let catalogue: Catalogue

  init() throws { catalogue = try Catalogue(decoding: []) }

  @Test(arguments: [
    ("locale", "string(from:locale:)", "Locale"), ("timeZone", "f(timeZone:)", "TimeZone"),
    ("store", "AppStorage(_:store:)", "UserDefaults"),
    ("queue", "notify(queue:execute:)", "DispatchQueue"),
    ("queue", "addObserver(forName:object:queue:using:)", "OperationQueue"),
    ("queue", "addObserver(forName:object:queue:_:)", "OperationQueue"),
    ("deadline", "asyncAfter(deadline:execute:)", "DispatchTime"),
    ("wallDeadline", "asyncAfter(wallDeadline:_:)", "DispatchWallTime"),
    ("on", "publish(every:on:in:)", "RunLoop"), ("_", "timeIntervalSince(_:)", "Date"),
    ("to", "dateComponents(_:from:to:)", "Date"),
    ("delegateQueue", "URLSession(configuration:delegate:delegateQueue:)", "OperationQueue"),
    ("session", "Loader(session:)", "URLSession"), ("bundle", "Text(_:bundle:)", "Bundle"),
  ])
  func anArgumentHasATypeByItsCallAndLabel(label: String, callee: String, type: String) {
    #expect(catalogue.implicitType(label: label, callee: ["something", callee]) == type)
  }

  @Test func aLabelWithoutAListedCallMayMeanNothing() {
    #expect(catalogue.implicitType(label: "_", callee: ["load(_:)"]) == nil)
    #expect(catalogue.implicitType(label: "on", callee: ["receive(on:)"]) == nil)
    #expect(catalogue.implicitType(label: "theme", callee: []) == nil)
  }

  @Test(arguments: [
    ("locale", "Locale"), ("calendar", "Calendar"), ("notificationCenter", "NotificationCenter"),
    ("fileManager", "FileManager"), ("backgroundQueue", "DispatchQueue"),
    ("sharedFileManager", "FileManager"), ("expirationDate", "Date"),
  ])
  func aPropertyHasATypeByItsNameOrItsLastWords(property: String, type: String) {
    #expect(catalogue.implicitType(property: property) == type)
  }

  @Test(arguments: ["theme", "update", "mainlocale", ""])
  func otherPropertiesHaveNone(property: String) {
    #expect(catalogue.implicitType(property: property) == nil)
  }

  @Test func aMemberThatOneTypeHasTellsThatType() {
    #expect(catalogue.implicitType(member: "now()") == "DispatchTime")
    #expect(catalogue.implicitType(member: "global(qos:)") == "DispatchQueue")
    #expect(catalogue.implicitType(member: "shared") == nil)
  }

  @Test(arguments: ["cachesDirectory", "applicationSupportDirectory", "libraryDirectory"])
  func `a folder that URL and FileManager both name tells no type`(member: String) {
    #expect(catalogue.implicitType(member: member) == nil)
  }

  @Test func everyTypeThatIsImpliedIsListedOrHasEntries() throws {
    let table = try JSONDecoder().decode(
      [String: [String: String]].self, from: CatalogueFiles().implicitMembers())
    let types = Set(table.values.flatMap(\.values))
    let owners = Set(catalogue.entries.map { String($0.expression.prefix { $0 != "." }) })
    let unknown = types.filter { catalogue.kind(ofType: $0) == nil && !owners.contains($0) }
    #expect(unknown.sorted() == [])
  }
}
