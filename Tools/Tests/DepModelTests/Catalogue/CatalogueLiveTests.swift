import DepFacts
import DepModel
import Testing

/// The entries that this machine knows are compiled by its compiler.
struct CatalogueLiveTests {
  private static let frameworks: Set = ["Foundation", "Swift", "C", "Dispatch"]

  @Test func everyExpressionExistsAndEveryLiveValueFitsItsField() throws {
    let unavailable = UnavailableEntries()
    let failures = try source().failures()
    let unexpected = failures.filter { !unavailable.all.contains($0.key) }
    #expect(unexpected.map { "\($0.key): \($0.value)" }.sorted() == [])
    #expect(unavailable.always.subtracting(failures.keys).sorted() == [])
  }

  @Test func theCompilerIsHeard() throws {
    let entry = try CatalogueEntry(
      expression: "Date.later", kind: "ambient", type: "Date", field: "later")
    var source = CatalogueSource()
    source.add(entry, expression: entry.expression)
    #expect(try source.failures().keys.sorted() == ["Date.later"])
  }

  private func source() throws -> CatalogueSource {
    var source = CatalogueSource()
    for framework in try Catalogue(decoding: []).frameworks
    where Self.frameworks.contains(framework.name) {
      for listed in framework.entries {
        source.add(listed.entry, expression: reference(to: listed.entry.expression))
      }
    }
    return source
  }

  /// What stands for the expression in Swift; nil where any labels or any value are meant.
  private func reference(to expression: String) -> String? {
    if expression.contains("*") { return nil }
    let isGeneric = expression.hasPrefix("Task.") || expression.hasSuffix("getSpecific(key:)")
    if isGeneric { return nil }
    guard expression.contains(":"), !expression.contains("."),
      let type = expression.split(separator: "(").first, Self.types.contains(String(type))
    else { return expression }
    return expression.replacing("(", with: ".init(", maxReplacements: 1)
  }

  private static let types: Set = ["Date", "NSDate", "UserDefaults"]
}
