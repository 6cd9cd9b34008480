import DepFacts
@testable import DepWorkspace
import Foundation
import Testing

struct SettingsSchemaTests {
  @Test func `the schema has the keys of the settings with their summaries`() throws {
    let schema = try schema()
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    #expect(Set(properties.keys) == Set(SettingsKey.allCases.map(\.rawValue)))
    for key in SettingsKey.allCases {
      #expect(properties[key.rawValue]?["description"] as? String == key.summary)
    }
    #expect(schema["additionalProperties"] as? Bool == false)
  }

  @Test func `the schema has the keys and kinds of a catalogue entry`() throws {
    let properties = try #require(try schema()["properties"] as? [String: [String: Any]])
    let items = try #require(properties["catalogue"]?["items"] as? [String: Any])
    let keys = try #require(items["properties"] as? [String: [String: Any]])
    #expect(Set(keys.keys) == Set(CatalogueEntryReader.Key.allCases.map(\.rawValue)))
    #expect(keys["kind"]?["enum"] as? [String] == CatalogueEntry.Kind.allCases.map(\.rawValue))
  }

  @Test func `the schema has the effects, and the kinds that can be counted`() throws {
    let properties = try #require(try schema()["properties"] as? [String: [String: Any]])
    let items = try #require(properties["catalogue"]?["items"] as? [String: Any])
    let keys = try #require(items["properties"] as? [String: [String: Any]])
    #expect(keys["effect"]?["enum"] as? [String] == Effect.allCases.map(\.rawValue))
    let kinds = try #require(properties["count"]?["items"] as? [String: Any])
    #expect(kinds["enum"] as? [String] == CountableKind.allCases.map(\.rawValue))
  }

  @Test func `the schema has the tables of sdk`() throws {
    let properties = try #require(try schema()["properties"] as? [String: [String: Any]])
    let tables = try #require(properties["sdk"]?["properties"] as? [String: [String: Any]])
    #expect(Set(tables.keys) == Set(SDKTables.names))
    #expect(properties["sdk"]?["additionalProperties"] as? Bool == false)
  }

  private func schema() throws -> [String: Any] {
    let file = URL(fileURLWithPath: #filePath)
    let tools = (0..<4).reduce(file) { url, _ in url.deletingLastPathComponent() }
    let data = try Data(
      contentsOf: tools.appendingPathComponent("Documentation/depstructs.schema.json"))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }
}
