import DepFacts
import DepModel
import Foundation
import Testing

struct CatalogueEntriesTests {
  private let catalogue: Catalogue
  private let files = CatalogueFiles()

  init() throws { catalogue = try Catalogue(decoding: []) }

  @Test func everyFileIsReadAndNamedAfterItsFramework() throws {
    #expect(try catalogue.frameworks.map(\.name).sorted() == files.names())
  }

  @Test func everyEntryIsAsWellFormedAsOneOfAProjectMustBe() throws {
    _ = try Catalogue(decoding: catalogue.entries)
  }

  @Test func noExpressionIsThereTwice() {
    let counts = Dictionary(grouping: catalogue.entries, by: \.expression)
    #expect(counts.filter { $0.value.count > 1 }.keys.sorted() == [])
  }

  @Test func everyEntryIsFoundByItsOwnExpression() {
    for entry in catalogue.entries {
      let path = entry.expression.replacing("(*)", with: "(any:_:)").split(separator: ".")
      let match = catalogue.entry(for: path.map(String.init))
      #expect(match?.entry == entry)
    }
  }

  @Test func everySectionOfAFileIsSortedWithOneEntryALine() throws {
    for name in try files.names() {
      var section: [Substring] = []
      for line in try files.lines(of: name) {
        if !line.hasPrefix("  ") {
          #expect(section == section.sorted(), "in \(name).json")
          section = []
        } else {
          section.append(line.dropFirst(3).prefix { $0 != "\"" })
        }
      }
    }
  }

  @Test func everyFieldIsALowerCamelCaseNameThatIsNoKeyword() {
    let keywords: Set = ["in", "is", "as", "default", "self", "repeat", "operator", "init"]
    for entry in catalogue.entries where entry.kind != .constant {
      #expect(entry.field.first?.isLowercase == true, "\(entry.expression)")
      #expect(!entry.field.contains("_") && !keywords.contains(entry.field), "\(entry.expression)")
    }
  }

  /// A value in the place of a call with arguments would be another object than the call gives.
  @Test func whatTakesArgumentsIsNoValue() {
    for entry in catalogue.entries where entry.kind != .constant {
      #expect(
        !entry.expression.hasSuffix(":)") || entry.live.hasPrefix("{"), "\(entry.expression)")
    }
  }

  @Test func aClosureIsMadeByAClosure() {
    for entry in catalogue.entries where entry.kind != .constant {
      let isFunction = entry.becomes.contains("->")
      #expect(entry.live.hasPrefix("{") == isFunction, "\(entry.expression)")
    }
  }

  @Test func everyNoteIsOneShortSentence() {
    for entry in catalogue.entries {
      #expect(entry.note.hasSuffix(".") && entry.note.count <= 60, "\(entry.expression)")
    }
  }

  @Test func whatIsFetchedFromALocatorIsSaidToBeOne() {
    #expect(catalogue.entry(for: ["Container", "shared", "api()"])?.entry.kind == .locator)
    #expect(
      catalogue.entry(for: ["UIApplication", "shared", "delegate"])?.entry.kind == .locator)
  }

  @Test func aCommonNameOfAPackageNeedsTheImport() {
    let match = catalogue.entry(for: ["Session", "default", "request(_:)"])
    #expect(match?.imports == ["Alamofire"])
    #expect(catalogue.entry(for: ["FileManager", "default"])?.imports == [])
    #expect(catalogue.entry(for: ["Transaction", "currentEntitlements"])?.imports == ["StoreKit"])
  }
}
