import DepStructsExample
import Foundation
import Testing

struct ReadCommandTests {
  @Test func oneThatFailsDoesNotKeepTheOthersFromBeingRead() async {
    let console = RecordingConsole()
    let service = StubService { url throws(FeedFailure) in
      guard url.path != "/2" else {
        throw FeedFailure("where", "what", because: "why", remedy: "remedy")
      }
      return "page of \(url.path)"
    }
    let status = await ReadCommand(dependencies: .init(service: service, console: console))
      .run(["/1", "/2", "/3"].map { URL(fileURLWithPath: $0) })
    #expect(status == .failure)
    #expect(console.printed.values == ["page of /1", "page of /3"])
    #expect(console.errors.values == ["where: what: why; remedy"])
  }

  @Test func itSucceedsWhenAllAreRead() async {
    let console = RecordingConsole()
    let status = await ReadCommand(
      dependencies: .init(service: StubService { _ in "page" }, console: console)
    ).run([URL(fileURLWithPath: "/1")])
    #expect(status == .success)
    #expect(console.errors.values.isEmpty)
  }
}
