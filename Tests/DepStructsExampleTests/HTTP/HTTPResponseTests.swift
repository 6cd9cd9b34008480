import DepStructsExample
import Foundation
import Testing

struct HTTPResponseTests {
  @Test(
    arguments: [
      ("max-age=60", 60), ("public, Max-Age=5", 5), ("no-cache", nil), ("max-age=x", nil),
    ] as [(String, TimeInterval?)])
  func theMaximumAgeIsReadFromTheDirectives(value: String, age: TimeInterval?) {
    #expect(HTTPResponse(status: 200, header: ["cache-control": value]).maximumAge == age)
  }

  @Test func anAnswerIsKeptIfThatIsAllowedAndOfUse() {
    func isKept(_ header: [String: String]) -> Bool {
      HTTPResponse(status: 200, header: header).isWorthKeeping
    }
    #expect(isKept(["etag": "1"]))
    #expect(isKept(["cache-control": "max-age=1"]))
    #expect(!isKept([:]))
    #expect(!isKept(["cache-control": "max-age=0"]))
    #expect(!isKept(["cache-control": "no-store, max-age=1", "etag": "1"]))
  }
}
