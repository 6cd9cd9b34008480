import DepWiring
import Foundation
import Testing

struct WiringPageTests {
  @Test func thePageIsCurrent() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = folder.appending(path: WiringPage.path)
    if ProcessInfo.processInfo.environment["RECORD_WIRING_PAGE"] != nil {
      try WiringPage.page().write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == WiringPage.page())
  }
}
