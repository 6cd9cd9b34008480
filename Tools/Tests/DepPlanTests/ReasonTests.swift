import DepPlan
import Foundation
import Testing

struct ReasonTests {
  @Test func `every name has one reason, and every reason its own words`() {
    let reasons = Reason.all
    #expect(Set(reasons.map(\.name)) == Set(ReasonName.allCases))
    #expect(reasons.count == ReasonName.allCases.count)
    #expect(Set(reasons.map(\.summary)).count == reasons.count)
    for reason in reasons {
      for text in [reason.summary, reason.why, reason.remedy] {
        #expect(text.hasSuffix(".") || text.hasSuffix("`."), "\(reason.name): \(text)")
      }
    }
  }

  @Test func `the page says what the reasons say`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../..").standardizedFileURL
    let file = folder.appending(path: ReasonPage.path)
    if ProcessInfo.processInfo.environment["RECORD_REASON_PAGE"] != nil {
      try ReasonPage.page().write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == ReasonPage.page())
  }
}
